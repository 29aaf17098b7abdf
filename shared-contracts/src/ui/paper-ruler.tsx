import styles from './paper-ruler.module.css';

/**
 * A ruler in millimetres, from `y` (its zero) upward, for drawings on paper of which one unit is a millimetre when
 * printed.
 */
export function PaperRuler({ y, length }: { y: number; length: number }) {
  const ticks = Array.from({ length: length + 1 }, (_, mm) => mm);
  const width = (mm: number) => (mm % 10 === 0 ? 8 : mm % 5 === 0 ? 6 : 4);
  return (
    <g>
      {/* One path: as 251 lines the ruler alone would be 25 KB of HTML. */}
      <path d={ticks.map((mm) => `M0 ${y - mm}h${width(mm)}`).join('')} className={styles.tick} />
      {ticks
        .filter((mm) => mm % 10 === 0 && mm > 0)
        .map((mm) => (
          <text key={mm} x="9" y={y - mm + 1.5} className={styles.text}>
            {mm}
          </text>
        ))}
    </g>
  );
}

/** A bar of 100 mm from `x`, to hold a ruler at: printers like to shrink a page, and whoever measures can see it. */
export function PaperCheckBar({ x, y }: { x: number; y: number }) {
  const end = x + 100;
  return (
    <g className={styles.bar}>
      <line data-check x1={x} x2={end} y1={y} y2={y} />
      <line x1={x} x2={x} y1={y - 3} y2={y + 3} />
      <line x1={end} x2={end} y1={y - 3} y2={y + 3} />
      <text x={x} y={y - 5} className={styles.text}>
        This bar is 100 mm long. If yours isn’t, print again at 100 %.
      </text>
    </g>
  );
}
