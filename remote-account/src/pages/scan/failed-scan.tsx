import { href } from '@little-arches/contracts/routes';
import { type Scan, scanDay } from '@little-arches/contracts/values';
import { Link } from 'react-router-dom';
import { Day } from '../../day';
import styles from '../../report/report.module.css';
import { courseOf } from '../../scans/compare-scans';

/** Renders why a scan failed, how the next one succeeds, and where the fallback values are. */
export function FailedScan({
  scan,
  history,
}: {
  scan: Extract<Scan, { status: 'failed' }>;
  history: readonly Scan[];
}) {
  const lastReady = courseOf(history).at(-1);
  return (
    <>
      <section className={styles.failure}>
        <h2>This scan could not be measured</h2>
        <p className={styles.reason}>{scan.failure_reason}</p>
        <p>Nothing was measured, so there are no values to show. What helps at the next scan:</p>
        <ul>
          <li>A bright room and a plain floor.</li>
          <li>Your child stands barefoot and still for a few seconds.</li>
          <li>Both feet are completely in the picture.</li>
        </ul>
      </section>
      {lastReady ? (
        <p>
          The last finished scan is from{' '}
          <Link to={href('scan', { scanId: lastReady.id })}>
            <Day of={scanDay(lastReady)} />
          </Link>
          .
        </p>
      ) : null}
    </>
  );
}
