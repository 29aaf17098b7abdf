import { hrefOfLevel } from 'shared-contracts/routes';
import { ButtonLink, LEVEL_NAMES } from 'shared-contracts/ui';
import { InsoleDrawing } from 'shared-contracts/ui/drawings';
import { type ReadyScan, scanDay } from 'shared-contracts/values';
import { Day } from '../../day';
import styles from '../../report/report.module.css';
import { ReportSection } from '../../report/report-section';

/** The store level suggested by a scan, beside the child's `newest` finished one, by which the store goes. */
export function Suggestion({ scan, newest }: { scan: ReadyScan; newest: ReadyScan | undefined }) {
  const level = scan.product_level;
  return (
    <ReportSection id="insoles" title="Insoles" className={styles.onScreen}>
      {level === null ? (
        <p>No insoles are suggested with this scan.</p>
      ) : (
        <div className={styles.suggestion}>
          <InsoleDrawing level={level} className={styles.insole} />
          <div className={styles.suggestionText}>
            <p>
              This scan fits <strong>{`level ${level}`}</strong>,{' '}
              <span>{LEVEL_NAMES[level].toLowerCase()}</span>. Our levels run from 0 to 3; the higher, the
              more an insole supports the arch. Insoles are optional.
            </p>
            {newest && newest.id !== scan.id ? (
              <p>
                <span>The store goes by the newest finished scan, of </span>
                <Day of={scanDay(newest)} />
                <span>.</span>
              </p>
            ) : null}
            <p>
              <ButtonLink to={hrefOfLevel(level)}>{`See level ${level} in the store`}</ButtonLink>
            </p>
          </div>
        </div>
      )}
    </ReportSection>
  );
}
