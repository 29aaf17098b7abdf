import type { Measurement } from '@little-arches/contracts/backend';
import type { Child } from '@little-arches/contracts/values';
import { ageInMonths } from '../../children/age';
import { Day } from '../../day';
import { Cited } from '../../findings/cited';
import { CourseChart } from '../../scans/drawings/course-chart';
import { formatValue } from '../../scans/measures';
import { growthFinding } from '../../sizing/growth-finding';
import styles from './page.module.css';

/** Renders how the feet have grown from the first measurement to the last. */
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
  const finding = growthFinding(ageInMonths(child, last.measured_on));
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
