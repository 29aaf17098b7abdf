import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of a data directory for replaced files. They are never read again, and no command deletes them. */
export const ASIDE = 'aside';

/** Returns a new, unused path below `aside/` that contains the time and the reason. */
export function asidePath(reason: string): string {
  const now = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return join(ASIDE, `${now}-${reason}-${randomBytes(3).toString('hex')}`);
}

/** Moves the existing ones of `names` aside and returns the folder they are in now. */
export function moveAside(directory: string, reason: string, names: readonly string[]): string {
  const folder = join(directory, asidePath(reason));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of names)
    if (existsSync(join(directory, name))) renameSync(join(directory, name), join(folder, name));
  return folder;
}
