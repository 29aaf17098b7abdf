import type { Level } from '../catalog';
import styles from './insole-drawing.module.css';

/** How a level differs in its cross-section; heights in units of the drawing. */
interface Section {
  /** Rise under the arch. */
  readonly arch: number;
  /** Rise round the heel. */
  readonly cup: number;
  readonly description: string;
}

const sections: Readonly<Record<Level, Section>> = {
  '0': { arch: 0, cup: 4, description: 'A flat, soft insole under a foot, seen from the side.' },
  '1': { arch: 15, cup: 12, description: 'An insole with a low rise under the arch and a shallow heel cup.' },
  '2': {
    arch: 29,
    cup: 22,
    description: 'An insole with a firm shell under the arch and a deeper heel cup.',
  },
  '3': {
    arch: 43,
    cup: 34,
    description: 'An insole with a high shell under the arch, a deep heel cup and a wedge under the heel.',
  },
};

const TOP = 150;
const BASE = 168;

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
  const section = sections[level];
  const look = [styles.drawing, styles[`level${level}`], className].filter(Boolean).join(' ');
  return (
    <svg
      role="img"
      aria-label={section.description}
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
      {level === '3' ? (
        <path className={styles.wedge} d={`M36 ${BASE - 3}V${BASE - 15}Q70 ${BASE - 12} 112 ${BASE - 3}Z`} />
      ) : null}
      <path className={styles.cover} d={`M${topOf(section)}`} />
    </svg>
  );
}

/** The upper edge, from the heel's rim to the tip of the toes. */
function topOf({ arch, cup }: Section): string {
  return `31 ${TOP - cup}C34 ${TOP - 2} 48 ${TOP} 76 ${TOP}C112 ${TOP} 116 ${TOP - arch} 154 ${TOP - arch}S196 ${TOP} 232 ${TOP}C266 ${TOP} 288 ${TOP} 304 ${TOP - 3}`;
}

function bodyOf(section: Section): string {
  return `M${topOf(section)}Q316 ${TOP + 2} 311 ${TOP + 10}Q306 ${BASE} 292 ${BASE}H44Q22 ${BASE} 24 ${TOP - section.cup + 2}Q26 ${TOP - section.cup - 6} 31 ${TOP - section.cup}Z`;
}

/** The support itself: only under the arch on level 1, from the heel to the ball of the foot above. */
function shellOf({ arch, cup }: Section, fromHeel: boolean): string {
  const lift = arch - 8;
  const dome = `C116 ${TOP + 8} 120 ${TOP - lift} 154 ${TOP - lift}S192 ${TOP + 8} 226 ${BASE - 5}`;
  if (!fromHeel) return `M92 ${BASE - 5}${dome}Z`;
  const rim = TOP - cup + 10;
  return `M31 ${rim}Q38 ${TOP + 8} 76 ${TOP + 8}${dome}H52Q31 ${BASE - 5} 31 ${rim}Z`;
}

// The sole lies hidden below the insole's edge, so that foot and insole always meet.
function footOf({ arch }: Section): string {
  const waist = TOP - Math.max(arch - 4, 0);
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
