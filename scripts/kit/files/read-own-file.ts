import { constants } from 'node:fs';
import { lstat, open } from 'node:fs/promises';
import path from 'node:path';
import { EnvironmentError } from '../errors/usage-error';

/** Thrown for a symbolic link or another non-file where only a file of the folder's own is allowed. */
export class ForeignFileError extends EnvironmentError {
  override readonly name = 'ForeignFileError';
  constructor(readonly file: string) {
    super(
      `${file} is a symbolic link or no file. Links are not followed there: put the file itself in its place.`,
    );
  }
}

/**
 * Reads a file below `folder`; undefined when it doesn't exist. The folder itself may be a link, because the caller
 * chose it; below it no link is followed. Throws a ForeignFileError for a link.
 */
export async function readOwnFile(folder: string, parts: readonly string[]): Promise<Buffer | undefined> {
  const file = await ownPath(folder, parts);
  if (!file) return undefined;
  try {
    // Refuses a link that replaced the file since the check. Windows has neither flag.
    const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
    const handle = await open(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    try {
      if (!(await handle.stat()).isFile()) throw new ForeignFileError(file);
      return await handle.readFile();
    } finally {
      await handle.close();
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    if (code === 'ELOOP' || code === 'EMLINK') throw new ForeignFileError(file);
    throw error;
  }
}

/**
 * Returns the path of a file or folder below `folder`; undefined when it doesn't exist. Throws a ForeignFileError
 * when it is a link or is reached through one.
 */
export async function ownPath(folder: string, parts: readonly string[]): Promise<string | undefined> {
  const steps = parts.map((_, index) => path.join(folder, ...parts.slice(0, index + 1)));
  const found = await Promise.all(steps.map((step) => lstat(step).catch(noneIfMissing)));
  // Windows reports a junction as a link too.
  const link = steps.find((_, index) => found[index]?.isSymbolicLink());
  if (link) throw new ForeignFileError(link);
  return found.includes(undefined) ? undefined : (steps.at(-1) ?? folder);
}

function noneIfMissing(error: NodeJS.ErrnoException): undefined {
  if (!['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(error.code ?? '')) throw error;
}
