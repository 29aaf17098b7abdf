import { within } from 'shared-contracts/platform';

/**
 * Milliseconds that the provider's library, an answer or its card form may take. A slow phone is long done by then;
 * what has not come will not, and the person is offered another try.
 */
export const PROVIDER_PATIENCE = 20_000;

/** Resolves with the provider's result, or rejects with its name when it doesn't come in time. */
export function withinPatience<Result>(what: string, coming: Promise<Result>): Promise<Result> {
  return within(PROVIDER_PATIENCE, coming, () =>
    lateError(`${what} of the payment provider did not come within`),
  );
}

/** The error for what did not come in time: by its name it is no fault of this version. */
export function lateError(what: string): Error {
  return Object.assign(new Error(`${what} ${PROVIDER_PATIENCE} ms`), { name: 'TimeoutError' });
}
