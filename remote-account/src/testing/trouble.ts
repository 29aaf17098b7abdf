import { createBackendError } from '@little-arches/contracts/backend';
import type { TestHost } from '@little-arches/contracts/testing';

/** Possible failures of a call, each with the text that the person reads. */
export const failures = [
  ['down', createBackendError('Our server could not be reached.', 0), 'Our server could not be reached.'],
  [
    'sending garbage',
    new SyntaxError('Unexpected token < in JSON'),
    'Something unexpected happened. Please try again.',
  ],
] as const;

/** Milliseconds of a slow answer. A call times out after fifteen seconds. */
export const SLOW = 10_000;

type Method = 'call' | 'insert' | 'remove' | 'rpc' | 'select' | 'update';

/** Makes these calls fail from now on; the returned function restores them. */
export function failing({ backend }: TestHost, method: Method, error: Error): () => void {
  const spy = jest.spyOn(backend, method).mockRejectedValue(error);
  return () => spy.mockRestore();
}

/** Delays the answers to these calls from now on. */
export function slowing({ backend }: TestHost, method: Method): void {
  const answer = backend[method] as (...input: unknown[]) => Promise<never>;
  jest.spyOn(backend, method).mockImplementation(async (...input: unknown[]) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW));
    return answer(...input);
  });
}
