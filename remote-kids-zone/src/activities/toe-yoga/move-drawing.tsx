import { Face } from '../../drawings/face';
import game from '../game.module.css';
import styles from './move-drawing.module.css';
import type { Move } from './moves';

/** Five toes on a mat that do the move. Without motion they stand still, and the words say it all. */
export function MoveDrawing({ kind }: { kind: Move['kind'] }) {
  return (
    <svg viewBox="0 0 320 160" className={`${game.picture} ${styles[kind]}`} aria-hidden="true">
      <rect width="320" height="160" className={styles.wall} />
      <rect y="130" width="320" height="30" className={styles.mat} />
      <g className={styles.foot} stroke="var(--on-sun)" strokeWidth="4" fill="var(--sun)">
        {toes.map(({ x, y, r }, index) => (
          <g key={x} className={index === 0 ? styles.big : styles.small}>
            <path d={`M${x - r} 130V${y}a${r} ${r} 0 0 1 ${2 * r} 0V130Z`} />
          </g>
        ))}
        <Face x={95} y={78} size={1.1} />
      </g>
    </svg>
  );
}

/** The toes from the big one on: where each ends above, and half of its width. */
const toes = [
  { x: 95, y: 70, r: 25 },
  { x: 142, y: 84, r: 17 },
  { x: 178, y: 90, r: 15 },
  { x: 210, y: 95, r: 14 },
  { x: 240, y: 100, r: 13 },
];
