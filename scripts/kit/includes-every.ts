import { spawnSync } from 'node:child_process';
import { projectRoot } from './files/project-root';

/**
 * Returns true when this run tests every variant of something instead of one: in `npm test -- --all`, which sets
 * EVERY_VARIANT, and when one of its files differs from main. `paths` are files and folders, relative to the root.
 */
export function includesEvery(...paths: readonly string[]): boolean {
  return Boolean(process.env.EVERY_VARIANT) || differsFromMain(...paths);
}

/** Returns whether one of these files and folders differs from main, or main is missing. */
export function differsFromMain(...paths: readonly string[]): boolean {
  const differs = (base: string) =>
    spawnSync('git', ['diff', '--quiet', base, '--', ...paths], { cwd: projectRoot() }).status;
  // Any other status means that the branch is missing, as in a shallow clone; the files may then have changed.
  return [differs('origin/main'), differs('main')].find((status) => status === 0 || status === 1) !== 0;
}
