import drawing from './drawing.module.css';
import { Face } from './face';
import styles from './hero-drawing.module.css';
import { Sole } from './sole';

/** Renders two bare feet behind a hill: one laughs, the other was tickled by a butterfly. */
export function HeroDrawing() {
  return (
    <svg
      viewBox="0 0 440 300"
      className={drawing.drawing}
      role="img"
      aria-labelledby="kids-zone-hero"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <title id="kids-zone-hero">Two bare feet with happy faces wiggle their toes</title>
      <path d="M10 320a210 210 0 0 1 420 0Z" className={drawing.deep} data-scenery="" />
      <g className={styles.left}>
        <Sole transform="translate(216 52) scale(-1.4 1.4) rotate(8 50 100)">
          <Face x={56} y={86} size={1.3} />
        </Sole>
      </g>
      <g className={styles.right}>
        <Sole transform="translate(224 52) scale(1.4) rotate(8 50 100)">
          <Face x={56} y={86} size={1.3} mood="surprised" />
        </Sole>
      </g>
      <g className={styles.butterfly} stroke="var(--draw-line)" strokeWidth="3.5">
        <path d="M222 44C206 14 178 30 196 52C184 60 196 82 220 62Z" fill="var(--draw-coral)" />
        <path d="M226 44C242 14 270 30 252 52C264 60 252 82 228 62Z" fill="currentcolor" />
        <path d="M224 38v30M224 38l-8-14M224 38l8-14" fill="none" />
      </g>
    </svg>
  );
}
