import { drawingPalette } from '@little-arches/contracts/ui/drawings';
import { ActivityFigure } from '../../activities/activity-figure';
import BalanceCover from '../../drawings/covers/balance.svg?react';
import zone from '../../reading/zone.module.css';
import styles from './slot.module.css';

/** Renders one game of the zone in another team's page: balancing, which needs nothing and trains the feet. */
export function Slot() {
  return (
    <section
      className={`${drawingPalette} ${zone.zone} ${styles.activity}`}
      aria-labelledby="try-it-yourself"
    >
      <div className={styles.text}>
        <h2 id="try-it-yourself">Try it yourself</h2>
        <p>
          Balancing needs nothing but a foot. This is a game of the Kids Zone, for children and grown-ups.
        </p>
      </div>
      <ActivityFigure
        name="balance"
        label="A foot stands on a beam"
        picture={<BalanceCover width="100%" height="100%" />}
      />
    </section>
  );
}
