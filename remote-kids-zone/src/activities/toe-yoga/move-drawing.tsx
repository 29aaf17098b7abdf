import { Face } from '../../drawings/face';
import { Arrow } from '../../drawings/pictures/arrow';
import { SideFoot } from '../../drawings/side-foot';
import { TiptoeFoot } from '../../drawings/tiptoe-foot';
import game from '../game.module.css';
import styles from './move-drawing.module.css';
import type { Move } from './moves';

/**
 * Renders a foot on a mat that performs the move. Under reduced motion it shows the final pose, and the text
 * describes the move.
 */
export function MoveDrawing({ kind }: { kind: Move['kind'] }) {
  return (
    <svg viewBox="0 0 320 160" className={`${game.picture} ${styles[kind]}`} aria-hidden="true">
      <rect width="320" height="160" className={styles.wall} data-scenery="" />
      <rect y="130" width="320" height="30" className={styles.mat} data-scenery="" />
      {kind === 'arch' ? <Hill /> : kind === 'tiptoe' ? <Giraffe /> : <Toes towel={kind === 'curl'} />}
    </svg>
  );
}

/** Renders the raised arch, lowered in between when motion is allowed. */
function Hill() {
  return (
    <>
      <g className={styles.up}>
        <SideFoot transform="translate(60 22)" arch={44} />
      </g>
      <g className={styles.down} data-scenery="">
        <SideFoot transform="translate(60 22)" arch={10} />
      </g>
    </>
  );
}

function Giraffe() {
  return (
    <>
      <g className={styles.foot}>
        <TiptoeFoot transform="translate(28 -30) scale(.93)" />
      </g>
      <g className={styles.arrow}>
        <Arrow x={272} y={112} length={60} turn={-90} />
      </g>
    </>
  );
}

function Toes({ towel }: { towel: boolean }) {
  return (
    <>
      {towel ? (
        <path d="M40 140q15-12 30 0t30 0 30 0 30 0 30 0 30 0 30 0V154H40Z" className={styles.towel} />
      ) : null}
      <g className={styles.foot} stroke="var(--draw-line)" strokeWidth="4" fill="var(--draw-skin)">
        {toes.map(({ x, y, r }, index) => (
          <g key={x} className={index === 0 ? styles.big : styles.small}>
            <path d={`M${x - r} 130V${y}a${r} ${r} 0 0 1 ${2 * r} 0V130Z`} />
          </g>
        ))}
        <Face x={95} y={78} size={1.1} />
      </g>
    </>
  );
}

/** The toes, beginning with the big one: position of each tip, and half of its width. */
const toes = [
  { x: 95, y: 70, r: 25 },
  { x: 142, y: 84, r: 17 },
  { x: 178, y: 90, r: 15 },
  { x: 210, y: 95, r: 14 },
  { x: 240, y: 100, r: 13 },
];
