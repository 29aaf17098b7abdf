import { escapeUnprintable } from '@little-arches/contracts/input';
import { errorCode } from './error-code';
import { EnvironmentError, UsageError } from './usage-error';

const sentences: Readonly<Record<string, (place: string) => string>> = {
  ENOSPC: (place) => `The disk is full: ${place} could not be written. Free some space and run it again.`,
  EDQUOT: (place) =>
    `This user's share of the disk is used up: ${place} could not be written. Free some space and run it again.`,
  EROFS: (place) =>
    `${place} lies on a file system that can only be read. Name a place that can be written, for example with DATA_DIR.`,
  EACCES: notAllowed,
  EPERM: notAllowed,
  EMFILE: (place) =>
    `Too many files are open at once to open ${place}. Raise the limit (ulimit -n) and run it again.`,
  ENFILE: (place) => `This machine has too many files open to open ${place}. End something and run it again.`,
  EIO: (place) => `The disk failed at ${place}. Look after it before you run this again.`,
};

/** Returns the message of a command's failure for people; undefined for a defect of ours. */
export function sentenceOf(error: unknown): string | undefined {
  if (error instanceof UsageError || error instanceof EnvironmentError) return error.message;
  return explainSystemFailure(error);
}

/** Returns the text that a failed command prints: the sentence for people, otherwise the origin of the defect. */
export function printedFailure(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return escapeUnprintable(sentenceOf(error) ?? stack, { lines: true });
}

/**
 * Returns one sentence with a fix for a failure of the machine, such as a full disk or a file of another user;
 * undefined for every other failure. Searches the causes of an error.
 */
export function explainSystemFailure(error: unknown): string | undefined {
  for (let at = error, depth = 0; at !== undefined && depth < 5; at = causeOf(at), depth++) {
    const code = errorCode(at);
    if (Object.hasOwn(sentences, code) && isOfFiles(at)) return sentences[code]?.(placeOf(at));
  }
  const code = wasmCodes[wasmNumber(error) ?? -1];
  if (code) return sentences[code]?.('a file of the database');
  // The bundler reports it only in its message.
  const { message = '' } = error instanceof Error ? error : {};
  return /No space left on device|os error 28\b/.test(message) ? sentences.ENOSPC?.('a file') : undefined;
}

function notAllowed(place: string): string {
  return `This user may not use ${place}: it belongs to somebody else, is protected, or is held open. Change its owner or rights, or name another place, for example with DATA_DIR.`;
}

/** Error codes of the database, which is WebAssembly and has its own numbers (wasi-libc, errno.h). */
const wasmCodes: Readonly<Record<number, string>> = {
  ...{ 2: 'EACCES', 19: 'EDQUOT', 29: 'EIO', 33: 'EMFILE' },
  ...{ 41: 'ENFILE', 51: 'ENOSPC', 63: 'EPERM', 69: 'EROFS' },
};

function wasmNumber(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('name' in error) || !('errno' in error))
    return undefined;
  return error.name === 'ErrnoError' && typeof error.errno === 'number' ? error.errno : undefined;
}

/** Returns true for errors of files. Network errors have the same codes, but need other advice. */
function isOfFiles(error: unknown): boolean {
  const call = typeof error === 'object' && error !== null && 'syscall' in error ? error.syscall : undefined;
  return call !== 'listen' && call !== 'connect' && call !== 'bind';
}

function placeOf(error: unknown): string {
  const { dest, path } = error as { readonly dest?: unknown; readonly path?: unknown };
  const named = [path, dest].filter((place) => typeof place === 'string');
  // A draft is written beside its target first; readers need the target's name.
  return named.at(-1)?.replace(/(\.[\da-f-]{36}|\.\d+)?\.draft$/, '') ?? 'a file';
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}
