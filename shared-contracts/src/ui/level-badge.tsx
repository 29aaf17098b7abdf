import type { Level } from '../values/catalog';
import styles from './level-badge.module.css';
import { levelTone } from './level-tone';

/** The purpose of each level, in two or three words. */
export const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  '0': 'Comfort',
  '1': 'Light support',
  '2': 'Medium support',
  '3': 'Strong support',
};

const shapes: Readonly<Record<Level, string>> = {
  '0': 'M16 2a14 14 0 1 1 0 28a14 14 0 0 1 0-28Z',
  '1': 'M13 4q3-5 6 0l11.500 20q2.500 5-3 5h-23q-5.500 0-3-5Z',
  '2': 'M7 3h18q4 0 4 4v18q0 4-4 4H7q-4 0-4-4V7q0-4 4-4Z',
  '3': 'M14 1.500q2-1 4 0l9.500 5.500q2 1 2 3.500v11q0 2.500-2 3.500L18 30.500q-2 1-4 0L4.500 25q-2-1-2-3.500v-11q0-2.500 2-3.500Z',
};

/**
 * The mark of a level: a shape of its own with the number. Decorative, because the text beside it names the level.
 */
export function LevelMark({ level }: { level: Level }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 32 32"
      className={`${styles.mark} ${levelTone[level]}`}
      focusable="false"
    >
      <path d={shapes[level]} />
      <text x="16" y={level === '1' ? 26 : 22.5} textAnchor="middle">
        {level}
      </text>
    </svg>
  );
}

/**
 * Names a level without relying on colour: the shape differs (circle, triangle, square, hexagon), contains the
 * number, and has a text beside it. `named` adds the level's name.
 */
export function LevelBadge({ level, named = false }: { level: Level; named?: boolean }) {
  return (
    <span className={`${styles.badge} ${levelTone[level]}`}>
      <LevelMark level={level} />
      <span>{named ? `Level ${level}: ${LEVEL_NAMES[level]}` : `Level ${level}`}</span>
    </span>
  );
}
