import { Link } from 'react-router-dom';
import { CheckList } from '../../check-list/check-list';
import FiveStones from '../../drawings/arches/five-stones.svg?react';
import { Drawing } from '../../drawings/drawing';
import { Entrance } from '../../motion/entrance';
import { PageHead } from '../../page-head/page-head';
import { OnePercentSection } from './one-percent-section';
import styles from './page.module.css';
import { type PromiseText, promises } from './promises';

export function Page() {
  return (
    <>
      <PageHead title="Five promises to you and your child" drawing={<Drawing of={FiveStones} />}>
        <p>Trust is built like an arch: stone by stone. These are our five stones.</p>
      </PageHead>
      {promises.map((promise) => (
        <PromiseSection key={promise.id} promise={promise} />
      ))}
      <OnePercentSection />
    </>
  );
}

const looks = {
  'drawing-first': styles.first,
  'drawing-last': styles.last,
  'in-columns': styles.columns,
};

/** Renders one promise with its drawing and its practical consequences. */
function PromiseSection({ promise }: { promise: PromiseText }) {
  const { id, title, text, inPractice, link, drawing, look } = promise;
  return (
    <section className={`${styles.band} ${looks[look]}`} aria-labelledby={id}>
      <div className={`column stack ${styles.promise}`}>
        <Entrance className={styles.drawing}>{drawing}</Entrance>
        <div className={styles.text}>
          <h2 id={id}>{title}</h2>
          <p className={styles.lead}>{text}</p>
          {link ? (
            <p>
              <Link to={link.to}>{link.label}</Link>
            </p>
          ) : null}
        </div>
        <CheckList lines={inPractice} className={styles.practice} />
      </div>
    </section>
  );
}
