import { formatDay, type ReadyScan, scanDay } from '@little-arches/contracts/values';
import { compareScans } from '../scans/compare-scans';
import { formatValue, MEASURES, pronationText } from '../scans/measures';
import { toesText } from '../scans/toes-text';
import { USUAL, USUAL_PROGRESSION, type UsualMeasure } from '../scans/usual';
import styles from './letter.module.css';
import { NoteMark, type Notes } from './letter-notes';

/**
 * Renders all values of a scan for print: both feet, the change since the scan before, and the usual values at the
 * age.
 */
export function LetterValues({
  scan,
  before,
  months,
  notes,
}: {
  scan: ReadyScan;
  before: ReadyScan | undefined;
  /** Age at the scan, in months. */
  months: number;
  notes: Notes;
}) {
  const { left_foot: left, right_foot: right, gait } = scan;
  const progression = USUAL_PROGRESSION.at(months);
  const changes = before && compareScans(scan, before);
  return (
    <table className={styles.values}>
      <thead>
        <tr>
          <th scope="col">Measure</th>
          <th scope="col">Left</th>
          <th scope="col">Right</th>
          {before ? <th scope="col">{`Since ${formatDay(scanDay(before))}, left; right`}</th> : null}
          <th scope="col">Usual at this age</th>
        </tr>
      </thead>
      <tbody>
        {MEASURES.map(({ key, label, unit, digits }, index) => {
          const change = changes?.[index];
          return (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{formatValue(left[key], unit, digits)}</td>
              <td>{formatValue(right[key], unit, digits)}</td>
              {before ? <td>{change ? `${change.left.text}; ${change.right.text}` : ''}</td> : null}
              <td>
                <UsualText usual={USUAL[key]} unit={unit} months={months} notes={notes} />
              </td>
            </tr>
          );
        })}
        <tr>
          <th scope="row">Pronation</th>
          <td>{pronationText(left.pronation)}</td>
          <td>{pronationText(right.pronation)}</td>
          {before ? (
            <td>{`was ${pronationText(before.left_foot.pronation).toLowerCase()}; ${pronationText(before.right_foot.pronation).toLowerCase()}`}</td>
          ) : null}
          <td>no range known</td>
        </tr>
        <tr>
          <th scope="row">Toes point, walking</th>
          <td>{toesText(gait.foot_progression_angle_left_deg)}</td>
          <td>{toesText(gait.foot_progression_angle_right_deg)}</td>
          {before ? (
            <td>{`was ${toesText(before.gait.foot_progression_angle_left_deg)}; ${toesText(before.gait.foot_progression_angle_right_deg)}`}</td>
          ) : null}
          <td>
            {progression ? (
              <>
                <span>{`${toesText(progression.low)} to ${toesText(progression.high)}`}</span>
                <NoteMark notes={notes} finding={USUAL_PROGRESSION.finding} />
              </>
            ) : (
              'no range known'
            )}
          </td>
        </tr>
        <tr>
          <th scope="row">Walk</th>
          <td colSpan={before ? 4 : 3}>
            {`${formatValue(gait.cadence_steps_per_min, '', 0)} steps a minute, each ${formatValue(gait.step_length_cm, 'cm', 1)} long`}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function UsualText({
  usual,
  unit,
  months,
  notes,
}: {
  usual: UsualMeasure | undefined;
  unit: string;
  months: number;
  notes: Notes;
}) {
  const band = usual?.at(months);
  if (!usual || !band) return <span>no range known</span>;
  const { low, high } = band;
  return (
    <>
      <span>
        {low === high
          ? `mean ${formatValue(low, unit, 1)}`
          : `${formatValue(low, '', 0)} to ${formatValue(high, unit, 0)}`}
      </span>
      <NoteMark notes={notes} finding={usual.finding} />
    </>
  );
}

/** Returns the findings about usual values that a letter cites at an age. */
export function usualFindings(months: number) {
  return [...Object.values(USUAL), USUAL_PROGRESSION]
    .filter(({ at }) => at(months))
    .map(({ finding }) => finding);
}
