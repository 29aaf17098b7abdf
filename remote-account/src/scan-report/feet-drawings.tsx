import { formatDay, type ReadyScan, scanDay } from '@little-arches/contracts/values';
import { useState } from 'react';
import { ArchView } from '../scans/drawings/arch-view';
import { Footprints } from '../scans/drawings/footprints';
import { HeelView } from '../scans/drawings/heel-view';
import { dayBetween, feetBetween } from '../scans/feet-between';
import { type Foot, formatValue } from '../scans/measures';
import { Day } from '../ui/day';
import textSummary from '../ui/text-summary.module.css';
import styles from './feet-drawings.module.css';
import { ReportSection } from './report-section';

const NOW = 100;

/**
 * Renders both feet from above, drawn from the measured values. With an earlier scan, a slider moves between then
 * and now; it starts at this scan.
 */
export function FeetDrawings({ scan, before }: { scan: ReadyScan; before: ReadyScan | undefined }) {
  const [percent, setPercent] = useState(NOW);
  const share = percent / NOW;
  const feet = before ? feetBetween(before, scan, share) : { left: scan.left_foot, right: scan.right_foot };
  return (
    <section className={`stack ${styles.feet}`} aria-labelledby="feet">
      <h2 id="feet">{before ? 'Both feet, then and now' : 'Both feet, as measured'}</h2>
      <figure className={styles.prints}>
        <Footprints feet={feet} before={before && { left: before.left_foot, right: before.right_foot }} />
        <figcaption className="stack gap-2 quiet">
          <Pair left={sizeOf(feet.left)} right={sizeOf(feet.right)} />
          {before ? <ThenAndNow before={before} scan={scan} percent={percent} onChange={setPercent} /> : null}
          <details>
            <summary className={textSummary.summary}>How to read this drawing</summary>
            <p>
              From above, to scale; each mark is one centimetre. The darker band is the middle third: the
              wider it is, the flatter the arch.
              {before ? <span>{` Dashed: the scan of ${formatDay(scanDay(before))}.`}</span> : null}
            </p>
          </details>
        </figcaption>
      </figure>
    </section>
  );
}

function ThenAndNow({
  before,
  scan,
  percent,
  onChange,
}: {
  before: ReadyScan;
  scan: ReadyScan;
  percent: number;
  onChange: (percent: number) => void;
}) {
  const day = dayBetween(before, scan, percent / NOW);
  const isScan = percent === 0 || percent === NOW;
  const text = isScan ? `scan of ${formatDay(day)}` : `about ${formatDay(day)}, reckoned between the scans`;
  return (
    <div className={`stack gap-1 ${styles.slider}`}>
      <label htmlFor="then-and-now">Then and now</label>
      <input
        id="then-and-now"
        type="range"
        min={0}
        max={NOW}
        step={5}
        value={percent}
        aria-valuetext={text}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
      <p className={styles.ends} aria-hidden="true">
        <span>
          <Day of={scanDay(before)} />
        </span>
        <span>
          <Day of={scanDay(scan)} />
        </span>
      </p>
      {isScan ? null : <p>{`Drawn: ${text}.`}</p>}
    </div>
  );
}

/** Renders the feet from the inside and from behind. */
export function SideViews({ scan }: { scan: ReadyScan }) {
  const { left_foot: left, right_foot: right } = scan;
  const longest = Math.max(left.length_mm, right.length_mm);
  return (
    <ReportSection id="sides" title="From the inside and from behind">
      <div className={`stack ${styles.drawings}`}>
        <figure>
          <div className={`stack ${styles.archViews}`}>
            <ArchView side="left" foot={left} longest={longest} />
            <ArchView side="right" foot={right} longest={longest} />
          </div>
          <figcaption className="stack gap-2 quiet">
            <Pair
              left={formatValue(left.arch_height_mm, 'mm', 1)}
              right={formatValue(right.arch_height_mm, 'mm', 1)}
            />
            <p>From the inside, to scale. The line shows the arch height.</p>
          </figcaption>
        </figure>
        <figure>
          <HeelView left={left} right={right} />
          <figcaption className="stack gap-2 quiet">
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
