import type { Level } from '../values/catalog';
import styles from './level-tone.module.css';

/**
 * Classes by level that set `--tone`, the level's colour, and `--tone-tint`, its pale background, for their
 * content.
 */
export const levelTone: Readonly<Record<Level, string | undefined>> = {
  '0': styles.level0,
  '1': styles.level1,
  '2': styles.level2,
  '3': styles.level3,
};
