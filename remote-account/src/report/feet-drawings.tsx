import { type Foot, formatDay, type ReadyScan, scanDay } from 'shared-contracts/values';
import { ArchView } from '../scans/drawings/arch-view';
import { Footprints } from '../scans/drawings/footprints';
import { HeelView } from '../scans/drawings/heel-view';
import { formatValue } from '../scans/measures';
import styles from './feet-drawings.module.css';
import { ReportSection } from './report-section';

/** Both feet from above, from the inside and from behind, drawn from the measured values. */
export function FeetDrawings({ scan, before }: { scan: ReadyScan; before: ReadyScan | undefined }) {
  const { left_foot: left, right_foot: right } = scan;
  const longest = Math.max(left.length_mm, right.length_mm);
  return (
    <ReportSection id="feet" title="Both feet, as measured">
      <div className={styles.drawings}>
        <figure className={styles.prints}>
          <Footprints
            feet={{ left, right }}
            before={before && { left: before.left_foot, right: before.right_foot }}
          />
          <figcaption>
            <Pair left={sizeOf(left)} right={sizeOf(right)} />
            <p>
              Footprints from above, to scale; each mark is one centimetre. The darker band is the middle
              third: the wider it is, the flatter the arch.
              {before ? <span>{` Dashed: the scan of ${formatDay(scanDay(before))}.`}</span> : null}
            </p>
          </figcaption>
        </figure>
        <figure>
          <div className={styles.archViews}>
            <ArchView side="left" foot={left} longest={longest} />
            <ArchView side="right" foot={right} longest={longest} />
          </div>
          <figcaption>
            <Pair
              left={formatValue(left.arch_height_mm, 'mm', 1)}
              right={formatValue(right.arch_height_mm, 'mm', 1)}
            />
            <p>From the inside, to scale. The line shows the arch height.</p>
          </figcaption>
        </figure>
        <figure>
          <HeelView left={left} right={right} />
          <figcaption>
            <Pair
              left={formatValue(left.heel_angle_deg, '°', 1)}
              right={formatValue(right.heel_angle_deg, '°', 1)}
            />
            <p>The heels from behind. Dashed: the line of the leg; solid: the heel.</p>
          </figcaption>
        </figure>
      </div>
    </ReportSection>
  );
}

function Pair({ left, right }: { left: string; right: string }) {
  return (
    <p className={styles.pair}>
      <span>
        Left <strong>{left}</strong>
      </span>
      <span>
        Right <strong>{right}</strong>
      </span>
    </p>
  );
}

function sizeOf({ length_mm, width_mm }: Foot): string {
  return `${formatValue(length_mm, '', 0)} × ${formatValue(width_mm, 'mm', 0)}`;
}
