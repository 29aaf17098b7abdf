import { createBackendError } from '../backend/backend';
import type { AroundCall } from './wrap-backend';

/** Faults of an answer, with the texts of the choice. */
export const faultTitles = {
  slow: 'comes after 3 seconds',
  silent: 'never comes',
  fails: 'server can’t be reached',
  garbage: 'makes no sense',
} as const;

/** A fault of an answer. */
export type Fault = keyof typeof faultTitles;

/** Faults by the name of a call (`getProducts`, `select scans`); `*` represents all other calls. */
export type Faults = Readonly<Record<string, Fault>>;

/** Returns the fault of the answers to calls of this name. */
export function faultOf(faults: Faults, name: string): Fault | undefined {
  if (Object.hasOwn(faults, name)) return faults[name];
  return Object.hasOwn(faults, '*') ? faults['*'] : undefined;
}

const SLOW = 3000;
const UNREACHABLE = 'Our server could not be reached. Check your connection and try again.';

/** Applies faults to calls. */
export function withFaults(faults: Faults): AroundCall {
  return async ({ name, signal }, work, misread) => {
    const fault = faultOf(faults, name);
    if (fault === 'fails') throw createBackendError(UNREACHABLE, 0);
    if (fault === 'garbage') return misread();
    if (fault === 'silent') return await neverAnswered(signal);
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW));
    return await work();
  };
}

function neverAnswered(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
}
