import type { Measurement } from '@little-arches/contracts/backend';
import { type CalendarDay, type Child, formatSize, sizeNeeded } from '@little-arches/contracts/values';
import { ageInMonths } from '../children/age';
import { Day } from '../day';
import { Cited } from '../findings/cited';
import { formatValue } from '../scans/measures';
import { checkShoes } from '../sizing/shoe-check';
import { ShoeLine } from '../sizing/shoe-line';
import { doubtOf } from './measurement-rules';
import styles from './measurements.module.css';

/**
 * Renders the results of a measurement by hand: size, shoes and the date of the next measurement; and what the
 * measurement can't show.
 */
export function MeasuredFeet({
  child,
  measurement,
  today,
}: {
  child: Child;
  measurement: Measurement;
  today: CalendarDay;
}) {
  const day = measurement.measured_on;
  const length = Math.max(measurement.left_length_mm, measurement.right_length_mm);
  const shoes = checkShoes(
    { name: child.first_name, shoeSize: child.shoe_size, ageInMonths: ageInMonths(child, day) },
    { length, day },
    today,
  );
  const doubt = doubtOf(measurement);
  return (
    <div className={styles.result}>
      <p className={styles.size}>
        <strong>{formatSize(sizeNeeded(length))}</strong>
        <span>
          <span>{`for a foot of ${formatValue(length, 'mm', 1)}, measured by hand on `}</span>
          <Day of={day} />.
        </span>
      </p>
      {doubt ? <p className={styles.doubt}>{doubt}</p> : null}
      <ShoeLine shoes={shoes} />
      <p className={styles.soft}>
        <Cited finding={shoes.finding} />
      </p>
      <p className={styles.soft}>
        By hand we know length and width, so there is no level, no arch and no gait here.
      </p>
    </div>
  );
}
