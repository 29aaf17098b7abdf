import type { ReadyScan } from '@little-arches/contracts/values';
import { Cited } from '../findings/cited';
import { formatValue, round } from '../scans/measures';
import tables from '../scans/table.module.css';
import { USUAL_PROGRESSION } from '../scans/usual';

/** Renders how the child walked, at an age in months; for a section whose heading is `gait`. */
export function Gait({ gait, months }: { gait: ReadyScan['gait']; months: number }) {
  return (
    <table className={tables.table} aria-labelledby="gait">
      <thead>
        <tr>
          <th scope="col">Measure</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            Cadence
            <span className={tables.explanation}>Steps in one minute of walking.</span>
          </th>
          <td>{`${formatValue(gait.cadence_steps_per_min, '', 0)} steps`}</td>
        </tr>
        <tr>
          <th scope="row">
            Step length
            <span className={tables.explanation}>From one heel’s landing to the other’s.</span>
          </th>
          <td>{formatValue(gait.step_length_cm, 'cm', 1)}</td>
        </tr>
        <tr>
          <th scope="row">
            Foot progression angle
            <span className={tables.explanation}>Where the toes point while walking.</span>
            {USUAL_PROGRESSION.at(months) ? (
              <span className={tables.explanation}>
                <Cited finding={USUAL_PROGRESSION.finding} />
              </span>
            ) : null}
          </th>
          <td>
            <span>{`Left ${toesText(gait.foot_progression_angle_left_deg)}`}</span>
            <br />
            <span>{`Right ${toesText(gait.foot_progression_angle_right_deg)}`}</span>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Returns where the toes point while walking: `7° outwards`. */
function toesText(degrees: number): string {
  const shown = round(degrees, 1);
  if (shown === 0) return 'straight ahead';
  return `${formatValue(Math.abs(shown), '°', 1)} ${shown > 0 ? 'outwards' : 'inwards'}`;
}
