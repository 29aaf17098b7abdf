import { addresses } from 'shared-contracts/routes';
import { ButtonLink } from 'shared-contracts/ui/button';
import { SneakerInsole } from '../../drawings/feet/sneaker-insole';
import { Entrance } from '../../motion/entrance';
import styles from './closing.module.css';

export function Closing() {
  return (
    <section className={styles.band} aria-labelledby="closing">
      <div className="column">
        <div className={styles.card}>
          <div className={styles.text}>
            <h2 id="closing">Take the next small step</h2>
            <p>Read how the four parts work together, or look at the insoles right away.</p>
            <p className={styles.actions}>
              <ButtonLink to={addresses.concept}>Read the concept</ButtonLink>
              <ButtonLink to={addresses.store} look="quiet">
                View the insoles
              </ButtonLink>
            </p>
          </div>
          <Entrance className={styles.drawing}>
            <SneakerInsole />
          </Entrance>
        </div>
      </div>
    </section>
  );
}
