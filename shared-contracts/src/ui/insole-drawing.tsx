import type { Level } from '../catalog';
import { drawingPalette } from './drawing-palette';
import styles from './insole-drawing.module.css';
import {
  bodyOf,
  INSOLE_TOP,
  type InsoleSection,
  insoleSections,
  shellOf,
  topEdgeOf,
  wedgeOf,
} from './insole-section';

const descriptions: Readonly<Record<Level, string>> = {
  '0': 'A flat, soft insole under a foot, seen from the side.',
  '1': 'An insole with a low rise under the arch and a shallow heel cup.',
  '2': 'An insole with a firm shell under the arch and a deeper heel cup.',
  '3': 'An insole with a high shell under the arch, a deep heel cup and a wedge under the heel.',
};

/**
 * An insole of one level in cross-section, under a child's foot. The rise under the arch and the heel cup grow
 * with the level; level 0 has no shell, level 3 also has a wedge. `decorative` hides it from assistive
 * technology, where the text beside it already says what it shows.
 */
export function InsoleDrawing({
  level,
  decorative = false,
  className,
}: {
  level: Level;
  decorative?: boolean;
  className?: string | undefined;
}) {
  const section = insoleSections[level];
  const look = [drawingPalette, styles.drawing, styles[`level${level}`], className].filter(Boolean).join(' ');
  return (
    <svg
      role="img"
      aria-label={descriptions[level]}
      aria-hidden={decorative || undefined}
      viewBox="0 0 340 200"
      className={look}
      focusable="false"
    >
      <path className={styles.ground} d="M10 178H330" />
      <path className={styles.foot} d={footOf(section)} />
      <path className={styles.detail} d="M278 117Q270 119 267 126M290 129q6 0 9 3M98 92q9-9 18 0" />
      <path className={styles.body} d={bodyOf(section)} />
      {level === '0' ? <Foam /> : <path className={styles.shell} d={shellOf(section, level !== '1')} />}
      {level === '3' ? <path className={styles.wedge} d={wedgeOf(section)} /> : null}
      <path className={styles.cover} d={`M${topEdgeOf(section)}`} />
    </svg>
  );
}

// The sole lies hidden below the insole's edge, so that foot and insole always meet.
function footOf({ arch }: InsoleSection): string {
  const waist = INSOLE_TOP - Math.max(arch - 4, 0);
  return `M64 12C66 56 33 92 34 126C35 148 52 156 78 156C112 156 122 ${waist} 154 ${waist}S206 156 240 156C278 156 303 154 305 138C307 122 294 116 278 117C270 112 262 110 254 107C216 94 170 78 154 48C148 36 147 24 147 12`;
}

function Foam() {
  return (
    <path
      className={styles.foam}
      d="M56 160h.1M84 160h.1M112 160h.1M140 160h.1M168 160h.1M196 160h.1M224 160h.1M252 160h.1M280 160h.1"
    />
  );
}
