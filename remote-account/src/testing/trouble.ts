import { createBackendError } from 'shared-contracts/backend';
import type { TestHost } from 'shared-contracts/testing/host';

/** What can come instead of an answer, and what the person reads then. */
export const failures = [
  ['down', createBackendError('Our server could not be reached.', 0), 'Our server could not be reached.'],
  ['refusing', createBackendError('Our server has a problem.', 500), 'Our server has a problem.'],
  [
    'sending garbage',
    new SyntaxError('Unexpected token < in JSON'),
    'Something unexpected happened. Please try again.',
  ],
] as const;

/** Milliseconds of a slow answer. A call fails after fifteen seconds. */
export const SLOW = 10_000;

type Method = 'call' | 'insert' | 'remove' | 'rpc' | 'select' | 'update';

/** From now on these calls fail; the function that is given repairs them. */
export function failing({ backend }: TestHost, method: Method, error: Error): () => void {
  const spy = jest.spyOn(backend, method).mockRejectedValue(error);
  return () => spy.mockRestore();
}

/** From now on the answers to these calls come late. */
export function slowing({ backend }: TestHost, method: Method): void {
  const answer = backend[method] as (...input: unknown[]) => Promise<never>;
  jest.spyOn(backend, method).mockImplementation(async (...input: unknown[]) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW));
    return answer(...input);
  });
}
