import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of a data directory for what was replaced. Nothing in it is read again, and no command deletes it. */
export const ASIDE = 'aside';

/** A new path below `aside/` that says when and why something is put there; nothing is there yet. */
export function asidePath(reason: string): string {
  const now = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return join(ASIDE, `${now}-${reason}-${randomBytes(3).toString('hex')}`);
}

/** Moves what exists of `names` out of the way and returns the folder it is in now. */
export function moveAside(directory: string, reason: string, names: readonly string[]): string {
  const folder = join(directory, asidePath(reason));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of names)
    if (existsSync(join(directory, name))) renameSync(join(directory, name), join(folder, name));
  return folder;
}
