import { within } from '@little-arches/contracts/platform';

/**
 * Milliseconds that the provider's library, an answer or its card form may take. Even slow phones need less;
 * afterwards the person is offered a retry.
 */
export const PROVIDER_PATIENCE = 20_000;

/** Resolves with the provider's result, or rejects with an error that names it when it takes too long. */
export function withinPatience<Result>(what: string, coming: Promise<Result>): Promise<Result> {
  return within(PROVIDER_PATIENCE, coming, () =>
    lateError(`${what} of the payment provider did not come within`),
  );
}

/** Returns the timeout error. Its name marks it as no fault of this version. */
export function lateError(what: string): Error {
  return Object.assign(new Error(`${what} ${PROVIDER_PATIENCE} ms`), { name: 'TimeoutError' });
}
