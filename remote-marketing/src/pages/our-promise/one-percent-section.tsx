import { addresses } from '@little-arches/contracts/routes';
import { ButtonLink } from '@little-arches/contracts/ui';
import { figures } from '../../claims/figures';
import { Drawing } from '../../drawings/drawing';
import CleanWater from '../../drawings/signs/clean-water.svg?react';
import OpenBook from '../../drawings/signs/open-book.svg?react';
import styles from './one-percent-section.module.css';

export function OnePercentSection() {
  return (
    <section className={styles.band} aria-labelledby="share">
      <div className="column">
        <div className="stack">
          <h2 id="share">{figures.share} for children who have less</h2>
          <p className={styles.lead}>
            We pledge {figures.share} of gross sales to children’s education and clean water. Gross sales are
            all sales, before any cost is taken off. So the share doesn’t shrink in a bad year for us.
          </p>
        </div>
        <div className={styles.pair}>
          <div className={`stack gap-3 top ${styles.cause}`}>
            <div className={styles.drawing}>
              <Drawing of={OpenBook} />
            </div>
            <h3>Education</h3>
            <p>
              A school that can be reached on foot changes a life. Books, teachers and a roof are part of it.
            </p>
          </div>
          <div className={`stack gap-3 top ${styles.cause}`}>
            <div className={styles.drawing}>
              <Drawing of={CleanWater} />
            </div>
            <h3>Clean water</h3>
            <p>
              Where the tap is near, children don’t carry water for hours. They have time to learn and to
              play.
            </p>
          </div>
        </div>
        <p className="row">
          <ButtonLink to={addresses.store}>View the insoles</ButtonLink>
          <ButtonLink to={addresses.contactUs} look="quiet">
            Ask us about it
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
