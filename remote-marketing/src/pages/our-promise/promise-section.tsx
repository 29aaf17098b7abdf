import { Check } from 'lucide-react';
import { Entrance } from '../../motion/entrance';
import styles from './promise-section.module.css';
import type { PromiseText } from './promises';

/** One promise: the drawing on the left, or `turned` on the right and without a frame. */
export function PromiseSection({ promise, turned }: { promise: PromiseText; turned: boolean }) {
  const { id, title, text, inPractice, drawing } = promise;
  return (
    <section className={turned ? styles.turned : styles.band} aria-labelledby={id}>
      <div className={`column ${styles.promise}`}>
        <Entrance className={styles.drawing}>{drawing}</Entrance>
        <div className={styles.text}>
          <h2 id={id}>{title}</h2>
          <p className={styles.lead}>{text}</p>
          <ul className={styles.practice}>
            {inPractice.map((line) => (
              <li key={line}>
                <Check aria-hidden="true" className={styles.check} />
                <span>{line}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
