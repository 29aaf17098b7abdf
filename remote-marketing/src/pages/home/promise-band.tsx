import { addresses } from 'shared-contracts/routes';
import { ButtonLink } from 'shared-contracts/ui/button';
import { figures } from '../../claims/figures';
import { OnePercent } from '../../drawings/signs/one-percent';
import { Entrance } from '../../motion/entrance';
import styles from './promise-band.module.css';

export function PromiseBand() {
  return (
    <section className={styles.band} aria-labelledby="promise">
      <div className={`column ${styles.promise}`}>
        <Entrance className={styles.drawing}>
          <OnePercent />
        </Entrance>
        <div className={styles.text}>
          <p className={styles.share}>{figures.share}</p>
          <h2 id="promise">of gross sales goes to children</h2>
          <p>
            For every 100 euros that come in, one euro goes to children’s education and clean water. Gross
            sales means: counted before our costs, not from what is left over.
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
