import path from 'node:path';
import { parseArgs } from 'node:util';
import { fromTerminal } from '@little-arches/kit/command-line';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { readSettings } from '@little-arches/kit/settings/settings';

/** Reads the file path in `option` and the data directory of the embedded backend. Throws a UsageError. */
export function readOptions(
  args: string[],
  command: 'backup' | 'restore',
  option: 'to' | 'from',
): { readonly file: string; readonly dataDir: string } {
  const usage = `Write: npm run ${command} -- --${option} FILE`;
  let named: string | undefined;
  try {
    named = parseArgs({ args, options: { [option]: { type: 'string' as const } } }).values[option];
  } catch (error) {
    throw new UsageError(`${messageOf(error).split('. ')[0]}. ${usage}`);
  }
  if (!named) throw new UsageError(`No file is named. ${usage}`);
  const { hosted, dataDir } = readSettings(process.env);
  if (hosted)
    throw new UsageError(
      `SUPABASE_URL names a hosted project, which has backups of its own. Unset it to use 'npm run ${command}' on the embedded backend.`,
    );
  return { file: fromTerminal(named), dataDir: path.join(dataDir, 'backend') };
}

/** Returns the message of an error. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
