import type { ReactNode } from 'react';
import styles from './paper-ruler.module.css';

/** Printable millimetres: the common part of A4 (297 high) and Letter (279) with margins of a centimetre. */
const SHEET = { width: 170, height: 256 };

/** The class of a fine dashed line on the sheet. */
export const paperMark = styles.mark;

/**
 * A sheet for feet, printed in true scale: one unit of its drawing is a millimetre. It has a line for heels `heel`
 * below the top, and from there a ruler of `length` upwards; the children are drawn on it. `alone` means that the
 * page prints nothing else.
 */
export function PaperSheet({
  label,
  heel,
  length,
  alone = false,
  children,
}: {
  label: string;
  heel: number;
  length: number;
  alone?: boolean;
  children: ReactNode;
}) {
  const { width, height } = SHEET;
  return (
    <svg
      data-paper={alone || undefined}
      className={styles.sheet}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      {/* A screen reader announces what the sheet is, not each of its numbers. */}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: it takes no focus, and the drawing has a name. */}
      <g aria-hidden="true">
        <PaperRuler y={heel} length={length} />
        <line x1="0" x2={width} y1={heel} y2={heel} className={styles.heel} />
        {children}
      </g>
    </svg>
  );
}

/** A ruler in millimetres, from `y` (its zero) upward. */
function PaperRuler({ y, length }: { y: number; length: number }) {
  const ticks = Array.from({ length: length + 1 }, (_, mm) => mm);
  const width = (mm: number) => (mm % 10 === 0 ? 8 : mm % 5 === 0 ? 6 : 4);
  return (
    <g>
      {/* One path: as 251 lines the ruler alone would be 25 KB of HTML. */}
      <path d={ticks.map((mm) => `M0 ${y - mm}h${width(mm)}`).join('')} className={styles.tick} />
      {ticks
        .filter((mm) => mm % 10 === 0 && mm > 0)
        .map((mm) => (
          <text key={mm} x="9" y={y - mm + 1.5}>
            {mm}
          </text>
        ))}
    </g>
  );
}

/** A bar of 100 mm from `x`, to be measured with a ruler, because printers may shrink a page. */
export function PaperCheckBar({ x, y }: { x: number; y: number }) {
  const end = x + 100;
  return (
    <g className={styles.bar}>
      <line data-check x1={x} x2={end} y1={y} y2={y} />
      <line x1={x} x2={x} y1={y - 3} y2={y + 3} />
      <line x1={end} x2={end} y1={y - 3} y2={y + 3} />
      <text x={x} y={y - 5}>
        This bar is 100 mm long. If yours isn’t, print again at 100%.
      </text>
    </g>
  );
}
