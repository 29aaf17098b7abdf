import { Disclaimer } from '../../claims/disclaimer';
import { figures } from '../../claims/figures';
import GrowingArches from '../../drawings/arches/growing-arches.svg?react';
import { Drawing } from '../../drawings/drawing';
import { Entrance } from '../../motion/entrance';
import { PartNumber } from './part-number';
import styles from './rescans.module.css';

const stations = [
  {
    when: `Every ${figures.rescan}`,
    what: 'We recommend a new scan. Your profile compares it with the one before and tells you when the next is due.',
  },
  {
    when: `Within ${figures.improvement}`,
    what: 'We expect improvement: values that move in the right direction.',
  },
  {
    when: `In ${figures.correction}`,
    what: 'We expect full correction. What that means for your child, a pediatric professional can tell you best.',
  },
];

export function Rescans() {
  return (
    <section className={styles.band} aria-labelledby="part-4">
      <div className={`column stack gap-6 ${styles.rescans}`}>
        <div className="stack">
          <PartNumber>{4}</PartNumber>
          <h2 id="part-4">Scan again, and see the change</h2>
          <p>Feet change slowly. One scan is a picture; several make a film.</p>
        </div>
        <Entrance className={styles.drawing}>
          <Drawing of={GrowingArches} />
        </Entrance>
        <ol className={`stack gap-5 unmarked ${styles.stations}`}>
          {stations.map(({ when, what }) => (
            <li key={when} className={styles.station}>
              <h3 className={styles.when}>{when}</h3>
              <p>{what}</p>
            </li>
          ))}
        </ol>
        <div className={styles.note}>
          <Disclaimer />
        </div>
      </div>
    </section>
  );
}
