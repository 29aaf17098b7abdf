import type { Measurement } from 'shared-contracts/backend';
import { type Child, growthRate } from 'shared-contracts/values';
import { ageInMonths } from '../../children/age';
import { Day } from '../../day';
import { Cited } from '../../scans/cited';
import { CourseChart } from '../../scans/drawings/course-chart';
import type { Finding } from '../../scans/findings';
import { formatValue } from '../../scans/measures';
import styles from './page.module.css';

const GOULD = {
  source: 'Gould et al., Foot & Ankle 1990;10(4):211–213',
  address: 'https://doi.org/10.1177/107110079001000404',
};

/** How the feet have grown from the first measurement to the last. */
export function GrowthCourse({
  child,
  measurements,
}: {
  child: Child;
  /** Newest first. */
  measurements: readonly Measurement[];
}) {
  const [last] = measurements;
  const first = measurements.at(-1);
  if (!first || !last) return null;
  const finding = findingAt(ageInMonths(child, last.measured_on));
  return (
    <section className={styles.section} aria-labelledby="growth">
      <h2 id="growth">Growth</h2>
      {first === last ? (
        <p>This is the first measurement. From the next one on, the course of growth stands here.</p>
      ) : (
        <>
          <p>
            <span>{`${change(longer(last) - longer(first))} from `}</span>
            <Day of={first.measured_on} /> to <Day of={last.measured_on} />. Round marks are the left foot,
            square ones the right.
          </p>
          <CourseChart
            label="Length, measured by hand"
            unit="mm"
            digits={1}
            points={measurements.toReversed().map((each) => ({
              id: each.id,
              day: each.measured_on,
              left: each.left_length_mm,
              right: each.right_length_mm,
              current: false,
            }))}
          />
        </>
      )}
      {finding ? (
        <p className={styles.soft}>
          <Cited finding={finding} />
        </p>
      ) : null}
    </section>
  );
}

function longer({ left_length_mm, right_length_mm }: Measurement): number {
  return Math.max(left_length_mm, right_length_mm);
}

function change(millimetres: number): string {
  if (millimetres === 0) return 'As long as before,';
  const text = formatValue(Math.abs(millimetres), 'mm', 1);
  return millimetres > 0
    ? `${text} longer`
    : `${text} shorter: measuring by hand is a few millimetres unsure,`;
}

/** What feet grow at an age, as a study of 107 children found; undefined where none is known to us. */
function findingAt(months: number): Finding | undefined {
  const rate = growthRate(months);
  if (!rate) return undefined;
  const [least, most] = [rate.least, rate.most].map((each) => each.toFixed(1));
  const range = least === most ? `about ${least}` : `about ${least} to ${most}`;
  return { text: `At this age feet grow ${range} mm a month on average, in spurts.`, ...GOULD };
}
