import type { Level } from '../../catalog';
import { levelTone } from '../level-tone';
import { drawingPalette } from './drawing-palette';
import { footFromInside } from './foot-shape';
import styles from './insole-drawing.module.css';
import { bodyOf, drawnLevelAt, INSOLE_TOP, shellOf, topEdgeOf, wedgeOf } from './insole-section';

const descriptions: Readonly<Record<Level, string>> = {
  '0': 'A flat, soft insole under a foot, seen from the side.',
  '1': 'An insole with a low rise under the arch and a shallow heel cup.',
  '2': 'An insole with a firm shell under the arch and a deeper heel cup.',
  '3': 'An insole with a high shell under the arch, a deep heel cup and a wedge under the heel.',
};

/**
 * An insole of one level in cross-section, under a child's foot. The rise under the arch and the heel cup grow with
 * the level; level 0 has no shell, level 3 also has a wedge. `decorative` hides it from assistive technology when
 * the text beside it has the same meaning. `at` shows it between two levels (1.5 is half-way between 1 and 2) and,
 * in dashes, the arch without an insole.
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
  // The sole is hidden below the insole's edge, so that foot and insole always meet.
  const floor = INSOLE_TOP + 3;
  const foot = footFromInside({ ...FOOT, floor, arch: Math.max(barefoot, section.arch) });
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
      <path className={styles.skin} d={`${foot.outline}Z`} />
      <path className={styles.shade} d={foot.heelShade} />
      <path className={styles.shade} d={foot.archShade} />
      <path className={styles.foot} d={foot.outline} />
      <path className={styles.detail} d={`${foot.nail}${foot.ankle}`} />
      <path className={styles.body} d={bodyOf(section)} />
      {shown < 1 ? <Foam opacity={partly(1 - shown)} /> : null}
      {shown > 0 ? (
        <path className={styles.shell} d={shellOf(section, shown > 1)} opacity={partly(shown)} />
      ) : null}
      {shown > 2 ? <path className={styles.wedge} d={wedgeOf(section)} opacity={partly(shown - 2)} /> : null}
      <path className={styles.coverEdge} d={`M${topEdgeOf(section)}`} />
      <path className={styles.cover} d={`M${topEdgeOf(section)}`} />
      {at !== undefined && section.arch > barefoot ? (
        <path
          className={styles.barefoot}
          d={footFromInside({ ...FOOT, floor: INSOLE_TOP, arch: barefoot }).arch}
        />
      ) : null}
    </svg>
  );
}

const FOOT = { heel: 34, toes: 305 };

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
