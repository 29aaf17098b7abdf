import game from '../game.module.css';
import styles from './flamingo.module.css';

/** Height of the part of the drawing that fills with pink, in its own units. */
const HEIGHT = 170;

/** Renders a flamingo on one leg that turns pink from its foot up; `share` is from 0 to 1. */
export function Flamingo({ share }: { share: number }) {
  const pink = HEIGHT * share;
  return (
    <svg viewBox="0 0 320 190" className={game.picture} aria-hidden="true">
      <rect width="320" height="190" className={styles.sky} />
      <ellipse cx="160" cy="182" rx="90" ry="12" className={styles.water} data-scenery="" />
      <clipPath id="flamingo-pink">
        <rect x="0" y={182 - pink} width="320" height={pink} />
      </clipPath>
      <g className={styles.pale}>
        <Bird />
      </g>
      <g className={styles.pink} clipPath="url(#flamingo-pink)">
        <Bird />
      </g>
      <circle cx="196" cy="34" r="2.5" className={styles.eye} />
      <path d="M206 32q16 2 12 20q-8-2-14-10Z" className={styles.beak} />
    </svg>
  );
}

const NECK = 'M176 96C206 84 168 56 182 36C186 26 204 26 206 38';

function Bird() {
  return (
    <>
      <path d="M160 120V176H174" className={styles.leg} />
      <path d="M150 116L124 138L150 146" className={styles.leg} />
      <path d="M92 96C104 70 150 68 180 84C196 94 186 118 160 122C132 126 104 118 92 96Z" />
      <path d={NECK} className={styles.edge} data-scenery="" />
      <path d={NECK} className={styles.neck} />
    </>
  );
}
