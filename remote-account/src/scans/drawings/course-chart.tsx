import { type CalendarDay, daysBetween, formatMonth } from '@little-arches/contracts/values';
import { formatValue } from '../measures';
import { scaleFor } from './chart-scale';
import styles from './course-chart.module.css';

export interface CoursePoint {
  readonly id: string;
  readonly day: CalendarDay;
  readonly left: number;
  readonly right: number;
  /** The usual range at the age on that day; undefined without a study. */
  readonly usual?: { readonly low: number; readonly high: number } | undefined;
  /** Whether this is the scan of the page. */
  readonly current: boolean;
}

const AREA = { left: 42, right: 318, top: 12, bottom: 158 } as const;
const MONTH_WIDTH = 60;

/** Renders a measure of both feet over time. A table near the chart contains the same numbers. */
export function CourseChart({
  label,
  unit,
  digits,
  points,
}: {
  label: string;
  unit: string;
  digits: number;
  /** At least two, oldest first. */
  points: readonly CoursePoint[];
}) {
  const scale = scaleFor(
    points.flatMap(({ left, right, usual }) => [left, right, ...(usual ? [usual.low, usual.high] : [])]),
    10 ** -digits,
  );
  const first = points[0]?.day ?? '1970-01-01';
  const span = daysBetween(first, points.at(-1)?.day ?? first) || 1;
  const x = (day: CalendarDay) =>
    Math.round(AREA.left + 12 + (daysBetween(first, day) / span) * (AREA.right - AREA.left - 24));
  const y = (value: number) =>
    Math.round(AREA.bottom - ((value - scale.low) / (scale.high - scale.low)) * (AREA.bottom - AREA.top));
  const current = points.find((point) => point.current);
  const line = (side: 'left' | 'right') =>
    points.map((point) => `${x(point.day)} ${y(point[side])}`).join('L');

  return (
    <figure className="stack gap-2">
      <figcaption className="bold">{unit ? `${label}, ${unit}` : label}</figcaption>
      <svg role="img" viewBox="0 0 330 190" className={styles.chart} focusable="false">
        <title>{describe(label, unit, digits, points)}</title>
        {/* Hidden from screen readers: the name and the table contain these numbers and months in context. */}
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: it isn’t focusable, and the drawing has a name. */}
        <g aria-hidden="true">
          <path className={styles.usual} d={bandOf(points, x, y)} />
          {scale.marks.map((mark) => (
            <g key={mark}>
              <path className={styles.grid} d={`M${AREA.left} ${y(mark)}H${AREA.right}`} data-scenery="" />
              <text className={styles.text} x={AREA.left - 6} y={y(mark) + 5} textAnchor="end">
                {formatValue(mark, '', 3)}
              </text>
            </g>
          ))}
          {current ? (
            <path className={styles.now} d={`M${x(current.day)} ${AREA.top}V${AREA.bottom}`} />
          ) : null}
          <path className={styles.leftLine} d={`M${line('left')}`} />
          <path className={styles.rightLine} d={`M${line('right')}`} />
          {points.map(({ id, day, left, right }) => (
            <g key={id}>
              <circle className={styles.leftMark} cx={x(day)} cy={y(left)} r="5" />
              <rect className={styles.rightMark} x={x(day) - 4.5} y={y(right) - 4.5} width="9" height="9" />
            </g>
          ))}
          {monthsToName(points, x).map(({ id, day }) => (
            <text key={id} className={styles.text} x={x(day)} y={AREA.bottom + 22} textAnchor="middle">
              {formatMonth(day)}
            </text>
          ))}
        </g>
      </svg>
    </figure>
  );
}

/** Renders the legend; once for all charts of a page. */
export function CourseLegend() {
  return (
    <p className={styles.legend}>
      <span className={styles.entry}>
        <svg viewBox="0 0 40 14" className={styles.sample} aria-hidden="true" focusable="false">
          <path className={styles.leftLine} d="M2 7H38" />
          <circle className={styles.leftMark} cx="20" cy="7" r="5" />
        </svg>
        Left foot
      </span>
      <span className={styles.entry}>
        <svg viewBox="0 0 40 14" className={styles.sample} aria-hidden="true" focusable="false">
          <path className={styles.rightLine} d="M2 7H38" />
          <rect className={styles.rightMark} x="15.5" y="2.5" width="9" height="9" />
        </svg>
        Right foot
      </span>
      <span className={styles.entry}>
        <svg viewBox="0 0 14 14" className={styles.nowSample} aria-hidden="true" focusable="false">
          <path className={styles.now} d="M7 0V14" />
        </svg>
        This scan
      </span>
    </p>
  );
}

/**
 * Returns the path of the usual range at the ages of these points; a mean without a spread is a line. Empty when
 * fewer than two points have a range.
 */
function bandOf(
  points: readonly CoursePoint[],
  x: (day: CalendarDay) => number,
  y: (value: number) => number,
): string {
  const known = points.flatMap(({ day, usual }) => (usual ? [{ day, ...usual }] : []));
  if (known.length < 2) return '';
  const edge = (value: 'low' | 'high') => known.map((point) => `${x(point.day)} ${y(point[value])}`);
  return `M${[...edge('high'), ...edge('low').reverse()].join('L')}Z`;
}

/** Returns the months whose labels don't touch: the first, the last, and those that fit between them. */
function monthsToName(points: readonly CoursePoint[], x: (day: CalendarDay) => number): CoursePoint[] {
  const last = points.at(-1);
  if (!last) return [];
  const named: CoursePoint[] = [];
  for (const point of points.slice(0, -1)) {
    const before = named.at(-1);
    const clearOfLast = x(last.day) - x(point.day) >= MONTH_WIDTH;
    if (!before || (clearOfLast && x(point.day) - x(before.day) >= MONTH_WIDTH)) named.push(point);
  }
  return [...named, last];
}

function describe(label: string, unit: string, digits: number, points: readonly CoursePoint[]): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return label;
  const course = (side: 'left' | 'right') =>
    `${side} from ${formatValue(first[side], unit, digits)} to ${formatValue(last[side], unit, digits)}`;
  return `${label} from ${formatMonth(first.day)} to ${formatMonth(last.day)}: ${course('left')}, ${course('right')}.`;
}
