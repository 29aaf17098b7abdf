import { footprintOf, type Point } from '@little-arches/contracts/ui';
import game from '../game.module.css';
import { printUnder } from './cases';
import styles from './prints.module.css';

/** Margin around a footprint, in millimetres. */
const MARGIN = 12;

/** Renders the wet print of a foot with this arch on paper, with the toes on the left and the inner side up. */
export function WetPrint({ arch, label }: { arch: number; label: string }) {
  const print = printUnder(arch);
  const { sole, toes } = footprintOf(print);
  const [width, height] = [print.length_mm + 2 * MARGIN, print.width_mm + 2 * MARGIN];
  const at = ([inwards, forwards]: Point) =>
    [short(width - MARGIN - forwards), short(height * 0.54 - inwards)] as const;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={game.picture} role="img" aria-label={label}>
      <rect width={width} height={height} className={styles.paper} />
      <g className={styles.print}>
        <path d={`M${sole.map((point) => at(point).join(' ')).join('L')}Z`} />
        {toes.map(({ x, y, rx, ry }) => {
          const [cx, cy] = at([x, y]);
          return <ellipse key={x} cx={cx} cy={cy} rx={short(ry)} ry={short(rx)} />;
        })}
      </g>
    </svg>
  );
}

function short(millimetres: number): number {
  return Math.round(millimetres * 10) / 10;
}
