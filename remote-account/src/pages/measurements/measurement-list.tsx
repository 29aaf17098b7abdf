import type { Measurement } from '@little-arches/contracts/backend';
import { useHost } from '@little-arches/contracts/host';
import { Button } from '@little-arches/contracts/ui';
import { formatDay } from '@little-arches/contracts/values';
import { Day } from '../../day';
import { Failure } from '../../forms/failure';
import { useAttempt } from '../../forms/use-attempt';
import { deleteMeasurement } from '../../measurements/measurement-backend';
import { formatValue } from '../../scans/measures';
import styles from './page.module.css';

/** Renders every measurement of a child, newest first, each with a delete button. */
export function MeasurementList({
  measurements,
  onDeleted,
}: {
  measurements: readonly Measurement[];
  onDeleted: () => void;
}) {
  const { backend } = useHost();
  const { busy, failure, attempt } = useAttempt();
  if (measurements.length === 0) return null;

  async function remove(id: string) {
    if (await attempt(() => deleteMeasurement(backend, id))) onDeleted();
  }

  return (
    <section className={styles.section} aria-labelledby="all-measurements">
      <h2 id="all-measurements">All measurements by hand</h2>
      <Failure text={failure} />
      <ul className={styles.list}>
        {measurements.map((each) => (
          <li key={each.id}>
            <span>
              <strong>
                <Day of={each.measured_on} />
              </strong>
              <span className={styles.values}>
                {`Left ${sizeOf(each.left_length_mm, each.left_width_mm)}, right ${sizeOf(each.right_length_mm, each.right_width_mm)}`}
              </span>
            </span>
            <Button look="plain" onClick={() => void remove(each.id)} busy={busy} className={styles.onScreen}>
              Delete
              <span className="visually-hidden">{` the measurement of ${formatDay(each.measured_on)}`}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function sizeOf(length: number, width: number): string {
  return `${formatValue(length, '', 1)} × ${formatValue(width, 'mm', 1)}`;
}
