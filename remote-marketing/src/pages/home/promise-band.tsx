import { addresses } from '@little-arches/contracts/routes';
import { ButtonLink } from '@little-arches/contracts/ui';
import { figures } from '../../claims/figures';
import { Drawing } from '../../drawings/drawing';
import OnePercent from '../../drawings/signs/one-percent.svg?react';
import { Entrance } from '../../motion/entrance';
import styles from './promise-band.module.css';

export function PromiseBand() {
  return (
    <section className={styles.band} aria-labelledby="promise">
      <div className={`column stack gap-6 middle ${styles.promise}`}>
        <Entrance className={styles.drawing}>
          <Drawing of={OnePercent} />
        </Entrance>
        <div className="stack">
          <p className={styles.share}>{figures.share}</p>
          <h2 id="promise">One euro in every hundred is for children</h2>
          <p>
            We give {figures.share} of gross sales to children’s education and clean water. Gross means:
            counted before our costs, not from what is left over.
          </p>
          <p>
            <ButtonLink to={addresses.ourPromise} className={styles.button}>
              Read our promise
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
