import { Link } from 'react-router-dom';
import { CheckList } from '../../check-list/check-list';
import { Entrance } from '../../motion/entrance';
import styles from './promise-section.module.css';
import type { PromiseText } from './promises';

const looks = {
  'drawing-first': styles.first,
  'drawing-last': styles.last,
  'in-columns': styles.columns,
};

/** Renders one promise with its drawing and its practical consequences. */
export function PromiseSection({ promise }: { promise: PromiseText }) {
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
