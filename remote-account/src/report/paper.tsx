import { Printer } from 'lucide-react';
import { brand } from 'shared-contracts/company';
import { LEVEL_NAMES, PrintButton } from 'shared-contracts/ui';
import { type Child, LEVELS, MONTHS, type ReadyScan, scanDay } from 'shared-contracts/values';
import { ageText } from '../children/age';
import { Day } from '../day';
import styles from './paper.module.css';

/** Prints the page in its layout for doctors. */
export function PrintReport() {
  return (
    <div className={styles.print}>
      <PrintButton look="quiet">
        <Printer aria-hidden="true" size="1.25em" />
        Print for the doctor
      </PrintButton>
      <p>All values on paper, what studies found in other children, and space for notes.</p>
    </div>
  );
}

/** What a doctor reads first; on paper only. */
export function PaperHead({
  child,
  scan,
}: {
  child: Pick<Child, 'first_name' | 'birth_month' | 'birth_year'>;
  scan: ReadyScan;
}) {
  return (
    <dl className={styles.head}>
      <div>
        <dt>Child</dt>
        <dd>{child.first_name}</dd>
      </div>
      <div>
        <dt>Born</dt>
        <dd>{`${MONTHS[child.birth_month - 1]} ${child.birth_year}`}</dd>
      </div>
      <div>
        <dt>Scanned</dt>
        <dd>
          <Day of={scanDay(scan)} />
          <span>{`, at ${ageText(child, scanDay(scan))}`}</span>
        </dd>
      </div>
      <div>
        <dt>Finding</dt>
        <dd>{`Level ${scan.level}: ${LEVEL_NAMES[LEVELS[scan.level] ?? '0']}`}</dd>
      </div>
      <div className={styles.method}>
        <dt>Method</dt>
        <dd>
          Both feet and the gait, measured by a program from pictures that a parent or a practice took with
          the {brand.product} phone app. The levels from 0 to 3 are the maker’s own. {brand.disclaimer}
        </dd>
      </div>
    </dl>
  );
}

/** Space for what is written by hand; on paper only. */
export function PaperNotes() {
  return (
    <section className={styles.notes}>
      <h2>Notes</h2>
      <div className={styles.line} />
      <div className={styles.line} />
      <div className={styles.line} />
      <div className={styles.line} />
    </section>
  );
}
