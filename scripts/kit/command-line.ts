import path from 'node:path';
import { UsageError } from './errors/usage-error';

/**
 * Resolves a path typed by a person against the folder of their terminal: npm changes to the project's root first.
 */
export function fromTerminal(file: string): string {
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
}

/** Parses arguments with `parse`; throws its failure as a UsageError with `help` below the message. */
export function understood<T>(parse: () => T, help?: string): T {
  try {
    return parse();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new UsageError(help === undefined ? message : `${message}\n\n${help}`);
  }
}
