import type { ReadyScan } from 'shared-contracts/profile';
import { hrefOfLevel } from 'shared-contracts/routes';
import { ButtonLink } from 'shared-contracts/ui/button';
import { InsoleDrawing } from 'shared-contracts/ui/insole-drawing';
import { LEVEL_NAMES } from 'shared-contracts/ui/level-badge';
import styles from '../../report/report.module.css';
import { ReportSection } from '../../report/report-section';

/** The store level suggested by a scan. Insoles are optional, and this says so. */
export function Suggestion({ level }: { level: ReadyScan['product_level'] }) {
  return (
    <ReportSection id="insoles" title="Insoles" className={styles.onScreen}>
      {level === null ? (
        <p>No insoles are suggested with this scan.</p>
      ) : (
        <div className={styles.suggestion}>
          <InsoleDrawing level={level} className={styles.insole} />
          <div className={styles.suggestionText}>
            <p>
              This scan fits <strong>level {level}</strong>, {LEVEL_NAMES[level].toLowerCase()}. Our levels
              run from 0 to 3; the higher, the more an insole supports the arch. Insoles are optional.
            </p>
            <p>
              <ButtonLink to={hrefOfLevel(level)}>See level {level} in the store</ButtonLink>
            </p>
          </div>
        </div>
      )}
    </ReportSection>
  );
}
