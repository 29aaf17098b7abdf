import { addresses } from '@little-arches/contracts/routes';
import { ButtonLink } from '@little-arches/contracts/ui';
import { Drawing } from '../../drawings/drawing';
import Parents from '../../drawings/people/parents.svg?react';
import Professionals from '../../drawings/people/professionals.svg?react';
import { Entrance } from '../../motion/entrance';
import styles from './audience.module.css';

export function Audience() {
  return (
    <section className={`section ${styles.band}`} aria-labelledby="audience">
      <div className="column">
        <h2 id="audience">Made for the people around a child</h2>
        <div className={styles.pair}>
          <article className={`${styles.card} ${styles.parents}`}>
            <div className="stack top">
              <h3>Parents and guardians</h3>
              <p>
                One account, a profile for each child. You see in plain words what a scan shows, what to play
                today, and when to look again.
              </p>
              <p>
                <ButtonLink to={addresses.signUp} look="quiet">
                  Create a free account
                </ButtonLink>
              </p>
            </div>
            <Entrance className={styles.drawing}>
              <Drawing of={Parents} />
            </Entrance>
          </article>
          <article className={`${styles.card} ${styles.professionals}`}>
            <div className="stack top">
              <h3>Pediatric professionals</h3>
              <p>
                For doctors, therapists and all who treat children. Measured values instead of “it looks a bit
                flat”: length, width, arch height and heel angle of both feet, from scan to scan. A base for
                your judgement, never a replacement.
              </p>
              <p>
                <ButtonLink to={addresses.contactUs} look="quiet">
                  Talk to us
                </ButtonLink>
              </p>
            </div>
            <Entrance className={styles.drawing}>
              <Drawing of={Professionals} />
            </Entrance>
          </article>
        </div>
      </div>
    </section>
  );
}
