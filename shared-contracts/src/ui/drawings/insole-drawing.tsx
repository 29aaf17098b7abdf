import type { Level } from '../../values/catalog';
import { levelTone } from '../level-tone';
import { drawingPalette } from './drawing-palette';
import { footFromInside } from './foot-shape';
import styles from './insole-drawing.module.css';
import { drawnLevelAt, INSOLE_TOP, insolePaths } from './insole-section';

const descriptions: Readonly<Record<Level, string>> = {
  '0': 'A flat, soft insole, and above it a foot with a high arch, seen from the side.',
  '1': 'An insole with a low rise under the arch and a shallow heel cup, and above it a foot with a lower arch.',
  '2': 'An insole with a firm shell under the arch and a deeper heel cup, and above it a foot with a low arch.',
  '3': 'An insole with a high shell under the arch, a deep heel cup and a wedge under the heel, and above it a flat foot.',
};

/**
 * An insole of one level in cross-section, and above it a child's foot that is about to stand on it. From level to
 * level the arch of the foot sinks and the insole rises; level 0 has no shell, level 3 also has a wedge.
 * `decorative` hides it from assistive technology when the text beside it has the same meaning. `at` shows it
 * between two levels: 1.5 is half-way between 1 and 2.
 */
export function InsoleDrawing({
  level,
  at,
  decorative = false,
  className,
}: {
  level: Level;
  at?: number;
  decorative?: boolean;
  className?: string | undefined;
}) {
  const shown = at ?? Number(level);
  const { section, barefoot } = drawnLevelAt(shown);
  const look = [drawingPalette, styles.drawing, levelTone[level], className].filter(Boolean).join(' ');
  const floor = INSOLE_TOP - GAP - Math.max(section.arch - barefoot, 0);
  const foot = footFromInside({ ...FOOT, floor, arch: barefoot });
  const { body, topEdge, shell, wedge } = insolePaths(section, shown > 1);
  return (
    <svg
      role="img"
      aria-label={descriptions[level]}
      aria-hidden={decorative || undefined}
      viewBox="0 -20 340 206"
      className={look}
      focusable="false"
    >
      <path className={styles.ground} d="M10 178H330" />
      <path className={styles.skin} d={`${foot.outline}Z`} />
      <path className={styles.shade} d={foot.heelShade} />
      <path className={styles.shade} d={foot.archShade} />
      <path className={styles.foot} d={foot.outline} />
      <path className={styles.detail} d={`${foot.nail}${foot.ankle}`} />
      <path className={styles.arch} d={foot.arch} />
      <path className={styles.body} d={body} />
      {shown < 1 ? <Foam opacity={partly(1 - shown)} /> : null}
      {shown > 0 ? <path className={styles.shell} d={shell} opacity={partly(shown)} /> : null}
      {shown > 2 ? <path className={styles.wedge} d={wedge} opacity={partly(shown - 2)} /> : null}
      <path className={styles.coverEdge} d={topEdge} />
      <path className={styles.cover} d={topEdge} />
    </svg>
  );
}

const FOOT = { heel: 34, toes: 305 };

/** Distance of the foot from the insole. */
const GAP = 13;

/** Returns an opacity; undefined for a part that is fully visible. */
function partly(share: number): number | undefined {
  return share < 1 ? share : undefined;
}

function Foam({ opacity }: { opacity: number | undefined }) {
  return (
    <path
      className={styles.foam}
      d="M56 160h.1M84 160h.1M112 160h.1M140 160h.1M168 160h.1M196 160h.1M224 160h.1M252 160h.1M280 160h.1"
      opacity={opacity}
    />
  );
}
