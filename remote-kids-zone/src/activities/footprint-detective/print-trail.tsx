import { Sole } from '../../drawings/sole';
import game from '../game.module.css';
import type { PrintKind } from './cases';
import styles from './prints.module.css';

/** Positions of the footprints, alternating left and right of the path. */
const steps = [0, 1, 2, 3, 4];

/** Renders a trail in the sand, from left to right. */
export function PrintTrail({ prints, label }: { prints: PrintKind; label: string }) {
  return (
    <svg viewBox="0 0 320 130" className={game.picture} role="img" aria-label={label}>
      <rect width="320" height="130" className={styles.sand} />
      {(prints === 'run' ? steps.filter((step) => step % 2 === 0) : steps).map((step) => (
        <g
          key={step}
          transform={`translate(${36 + step * 62} ${step % 2 === 0 ? 42 : 88}) rotate(90)`}
          className={styles.print}
        >
          <Print kind={prints} left={step % 2 === 0} />
        </g>
      ))}
    </svg>
  );
}

/** Renders one footprint centred on its sheet, with the toes up. */
function Print({ kind, left }: { kind: PrintKind; left: boolean }) {
  switch (kind) {
    case 'run':
      return (
        <g className={styles.front}>
          <Sole
            print="var(--draw-teal)"
            transform={`scale(${left ? -0.34 : 0.34} 0.34) translate(-55 -85)`}
          />
        </g>
      );
    case 'web':
      return (
        <path
          d="M0 20L-18-14Q-12-8-9-18Q-4-10 0-22Q4-10 9-18Q12-8 18-14Z"
          strokeWidth="3"
          strokeLinejoin="round"
        />
      );
    case 'paw':
      return (
        <>
          <path d="M0 0C10 0 14 10 10 15C5 19-5 19-10 15C-14 10-10 0 0 0Z" />
          <ellipse cx="-13" cy="-3" rx="4" ry="6" />
          <ellipse cx="-5" cy="-11" rx="4" ry="6.5" />
          <ellipse cx="5" cy="-11" rx="4" ry="6.5" />
          <ellipse cx="13" cy="-3" rx="4" ry="6" />
        </>
      );
    case 'hoof':
      return <path d="M-13 16C-22-8-10-18 0-18C10-18 22-8 13 16L7 14C12-2 6-10 0-10C-6-10-12-2-7 14Z" />;
  }
}
