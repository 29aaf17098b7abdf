import path from 'node:path';
import { UsageError } from './errors/usage-error';

/** The file that someone named, from where they stand: npm changes to the root of the project first. */
export function fromTerminal(file: string): string {
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
}

/** Reads arguments by `parse`; what it fails with is a UsageError, with `help` below. */
export function understood<T>(parse: () => T, help?: string): T {
  try {
    return parse();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new UsageError(help === undefined ? message : `${message}\n\n${help}`);
  }
}
