import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from '@scripts/kit/errors/error-code';
import { UsageError } from '@scripts/kit/errors/usage-error';
import { readAboutOf } from './backup-file';

const DAY = 86_400_000;

/** Reads an age such as `30d` and returns its days. Throws a UsageError at anything else. */
export function readAge(text: string): number {
  const [, days] = /^([1-9]\d{0,3})d$/.exec(text) ?? [];
  if (days) return Number(days);
  throw new UsageError(
    `--keep has no age in days: '${text}'. Write a whole number from 1 to 9999 and d, for example --keep 30d`,
  );
}

/**
 * Deletes the backups in the folder of `newest` that were made more than `days` ago, and returns their paths. A file
 * counts as a backup by its content, whatever its name. Throws a UsageError where one can't be deleted.
 */
export async function deleteOldBackups(newest: string, days: number): Promise<string[]> {
  const folder = path.dirname(newest);
  const deleted: string[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (!entry.isFile() || file === newest) continue;
    const about = await readAboutOf(file);
    if (!about || !(Date.parse(about.createdAt) < Date.now() - days * DAY)) continue;
    remove(file);
    deleted.push(file);
  }
  return deleted;
}

function remove(file: string): void {
  try {
    rmSync(file);
  } catch (error) {
    throw new UsageError(
      `The new backup is complete, but the old one ${file} can't be deleted (${errorCode(error)}). Delete it yourself.`,
    );
  }
}
