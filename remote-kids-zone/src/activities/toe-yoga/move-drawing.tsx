import { Face } from '../../drawings/face';
import { SideFoot } from '../../drawings/side-foot';
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

/**
 * Renders a foot on tiptoe from its inner side, with the toes on the left at 172; the leg extends beyond the top of
 * the sheet.
 */
function TiptoeFoot({ transform }: { transform: string }) {
  return (
    <path
      transform={transform}
      d="M212-140V20C212 40 246 48 242 76C238 100 214 104 196 96C178 88 166 96 152 118C140 138 132 172 112 172H72C48 172 48 150 66 146C104 136 128 74 152 40V-140Z"
      fill="var(--draw-skin)"
      stroke="var(--draw-line)"
      strokeWidth="4"
    />
  );
}

/**
 * Renders an arrow of `length` to the right from the point `x`, `y`, turned by `turn` degrees, in the colour of the
 * text.
 */
function Arrow({ x, y, length, turn }: { x: number; y: number; length: number; turn: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) rotate(${turn})`}
      d={`M0 0H${length}M${length - 12}-10L${length} 0L${length - 12} 10`}
      fill="none"
      stroke="currentcolor"
      strokeWidth="6"
    />
  );
}
