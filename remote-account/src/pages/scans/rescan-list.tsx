import type { ScanSummary } from '@little-arches/contracts/backend';
import type { CalendarDay, Child } from '@little-arches/contracts/values';
import { RescanNote } from '../../scans/rescan/rescan-note';
import { RESCAN_MONTHS, rescanWindow } from '../../scans/rescan/rescan-window';
import styles from './page.module.css';

const urgency = { overdue: 0, due: 1, first: 2, later: 3 } as const;

/** Renders when the next scans of these children are recommended, the most urgent first. */
export function RescanList({
  family,
  scans,
  today,
}: {
  family: readonly Child[];
  scans: readonly ScanSummary[];
  today: CalendarDay;
}) {
  const rescans = family
    .map((child) => {
      const own = scans.filter(({ child_id }) => child_id === child.id);
      return { child, window: rescanWindow(own, today) };
    })
    .sort((a, b) => urgency[a.window.status] - urgency[b.window.status]);
  return (
    <section className={styles.section} aria-labelledby="rescans">
      <h2 id="rescans">Next rescan</h2>
      <p className={styles.count}>
        We recommend one {RESCAN_MONTHS.from} to {RESCAN_MONTHS.until} months after the last finished scan.
      </p>
      <ul className={styles.rescans}>
        {rescans.map(({ child, window }) => (
          <li key={child.id}>
            <h3>{child.first_name}</h3>
            <RescanNote window={window} />
          </li>
        ))}
      </ul>
    </section>
  );
}
