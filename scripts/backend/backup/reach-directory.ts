import { setTimeout as pause } from 'node:timers/promises';
import { UsageError } from '@scripts/kit/errors/usage-error';
import {
  type DirectoryLock,
  type Holder,
  InUseError,
  lockDirectory,
  readHolder,
} from '../database/lock-directory';

/** Milliseconds a backend may take from its lock to its first answer, and back. */
const PATIENCE = 60_000;

/** The right to change a data directory, or the running backend that has it. */
export type Reached = { readonly lock: DirectoryLock } | { readonly control: NonNullable<Holder['control']> };

/**
 * Takes a data directory that no one uses, or finds the backend that uses it; waits for one that is just
 * starting or ending. Rejects with a UsageError.
 */
export async function reachDirectory(directory: string): Promise<Reached> {
  const deadline = performance.now() + PATIENCE;
  for (;;)
    try {
      return { lock: await lockDirectory(directory) };
    } catch (error) {
      if (!(error instanceof InUseError)) throw new UsageError(messageOf(error));
      const control = readHolder(directory)?.control;
      if (control) return { control };
      if (performance.now() > deadline) throw new UsageError(error.message);
      await pause(100 + Math.random() * 100);
    }
}

/** What an error says. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
