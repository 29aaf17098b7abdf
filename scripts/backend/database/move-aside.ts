import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of a data directory for replaced files. They are never read again, and no command deletes them. */
const ASIDE = 'aside';

/** Moves the file or folder `name` aside and returns the folder it is in now. */
export function moveAside(directory: string, name: string): string {
  const now = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const folder = join(directory, ASIDE, `${now}-unfinished-${randomBytes(3).toString('hex')}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  renameSync(join(directory, name), join(folder, name));
  return folder;
}

/** Returns a sentence about files that were moved aside; undefined when there are none. */
export function describeAside(directory: string): string | undefined {
  const folder = join(directory, ASIDE);
  if (!existsSync(folder) || readdirSync(folder).length === 0) return undefined;
  return `Data put aside earlier, with personal data in it, is in ${folder}: delete that folder once you no longer need it.`;
}
