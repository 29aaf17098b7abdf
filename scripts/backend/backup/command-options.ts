import path from 'node:path';
import { parseArgs } from 'node:util';
import { fromTerminal } from '@scripts/kit/command-line';
import { UsageError } from '@scripts/kit/errors/usage-error';
import { readSettings } from '@scripts/kit/settings/settings';
import { messageOf } from './reach-directory';

/** Reads the one option of a command, a file named from where the person stands, and the data directory. */
export function readOptions(
  args: string[],
  command: string,
  option: string,
): { readonly file: string; readonly dataDir: string } {
  const usage = `Write: npm run ${command} -- --${option} FILE`;
  let value: string | boolean | undefined;
  try {
    value = parseArgs({ args, options: { [option]: { type: 'string' } } }).values[option];
  } catch (error) {
    throw new UsageError(`${messageOf(error).split('. ')[0]}. ${usage}`);
  }
  if (typeof value !== 'string' || value === '') throw new UsageError(`No file is named. ${usage}`);
  const { hosted, dataDir } = readSettings(process.env);
  if (hosted)
    throw new UsageError(
      `SUPABASE_URL names a hosted project, which has backups of its own. Unset it to use 'npm run ${command}' on the embedded backend.`,
    );
  return { file: fromTerminal(value), dataDir: path.join(dataDir, 'backend') };
}
