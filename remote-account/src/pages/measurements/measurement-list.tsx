import type { Measurement } from 'shared-contracts/backend';
import { useHost } from 'shared-contracts/host';
import { Button, Notice } from 'shared-contracts/ui';
import { formatDay } from 'shared-contracts/values';
import { Day } from '../../day';
import { useAttempt } from '../../forms/use-attempt';
import { deleteMeasurement } from '../../measurements/measurement-backend';
import { formatValue } from '../../scans/measures';
import tables from '../../scans/table.module.css';
import styles from './page.module.css';

/** Every measurement of a child, newest first, each to be deleted. */
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
      {failure ? (
        <Notice kind="error">
          <p>{failure}</p>
        </Notice>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wider than a phone, it scrolls, and so by keyboard too. */}
      <section className={tables.wide} aria-labelledby="all-measurements" tabIndex={0}>
        <table className={tables.table} aria-labelledby="all-measurements">
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Left, mm</th>
              <th scope="col">Right, mm</th>
              <th scope="col">
                <span className="visually-hidden">Delete</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {measurements.map((each) => (
              <tr key={each.id}>
                <th scope="row">
                  <Day of={each.measured_on} />
                </th>
                <td>{sizeOf(each.left_length_mm, each.left_width_mm)}</td>
                <td>{sizeOf(each.right_length_mm, each.right_width_mm)}</td>
                <td className={styles.onScreen}>
                  <Button look="plain" onClick={() => void remove(each.id)} busy={busy}>
                    Delete
                    <span className="visually-hidden">{` the measurement of ${formatDay(each.measured_on)}`}</span>
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function sizeOf(length: number, width: number): string {
  return `${formatValue(length, '', 1)} × ${formatValue(width, '', 1)}`;
}
