import path from 'node:path';
import { parseArgs } from 'node:util';
import { fromTerminal } from '@scripts/kit/command-line';
import { UsageError } from '@scripts/kit/errors/usage-error';
import { readSettings } from '@scripts/kit/settings/settings';
import { messageOf } from './reach-directory';

/** The options of a command that works on a backup. */
export interface BackupOptions {
  readonly file: string;
  readonly dataDir: string;
  /** The age of the backups to keep, as it was written. */
  readonly keep: string | undefined;
}

/** Reads where a backup goes to and how long others are kept. Throws a UsageError. */
export function readBackupOptions(args: string[]): BackupOptions {
  return readOptions(args, 'backup', 'to', { keep: { type: 'string' } });
}

/** Reads where a backup comes from. Throws a UsageError. */
export function readRestoreOptions(args: string[]): BackupOptions {
  return readOptions(args, 'restore', 'from', {});
}

/** Resolves the file from where the person is. */
function readOptions(
  args: string[],
  command: string,
  option: string,
  others: Record<string, { readonly type: 'string' }>,
): BackupOptions {
  const rest = Object.keys(others).map((other) => ` [--${other} 30d]`);
  const usage = `Write: npm run ${command} -- --${option} FILE${rest.join('')}`;
  let value: string | undefined;
  let keep: string | undefined;
  try {
    const options: Record<string, { type: 'string' }> = { [option]: { type: 'string' }, ...others };
    ({ [option]: value, keep } = parseArgs({ args, options }).values);
  } catch (error) {
    throw new UsageError(`${messageOf(error).split('. ')[0]}. ${usage}`);
  }
  if (typeof value !== 'string' || value === '') throw new UsageError(`No file is named. ${usage}`);
  const { hosted, dataDir } = readSettings(process.env);
  if (hosted)
    throw new UsageError(
      `SUPABASE_URL names a hosted project, which has backups of its own. Unset it to use 'npm run ${command}' on the embedded backend.`,
    );
  return { file: fromTerminal(value), dataDir: path.join(dataDir, 'backend'), keep };
}
