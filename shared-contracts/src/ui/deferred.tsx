import { type ReactNode, Suspense, useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { failureMessage, isBackendError } from '../backend/backend';
import { useHost } from '../host/host';
import { asError, isRouteAnswer } from '../platform/thrown';
import { Notice } from './notice';
import { RetryButton } from './retry-button';

/**
 * Shows `skeleton` until a promise of the page's loader is fulfilled, and an error with a retry when it was
 * rejected. Also accepts a plain value, with which a prerendered page is hydrated. A missing thing (`notFound()`)
 * and errors of `children` go to the page's boundary. `failed` replaces the error with the page's own text; as
 * a function it receives the error, with its reason and the retry, and returns what surrounds it.
 */
export function Deferred<Value>({
  resolve,
  skeleton,
  failed,
  children,
}: {
  resolve: Promise<Value> | Value;
  skeleton: ReactNode;
  failed?: Failed;
  children: (value: Value) => ReactNode;
}) {
  return (
    <Suspense fallback={skeleton}>
      <Settled resolve={resolve} failed={failed}>
        {children}
      </Settled>
    </Suspense>
  );
}

function Settled<Value>({
  resolve,
  failed,
  children,
}: {
  resolve: Promise<Value> | Value;
  failed: Failed | undefined;
  children: (value: Value) => ReactNode;
}) {
  if (!(resolve instanceof Promise)) return children(resolve);
  const outcome = readOutcome(resolve);
  return 'failure' in outcome ? (
    <LoadingFailed failure={outcome.failure} failed={failed} />
  ) : (
    children(outcome.value as Value)
  );
}

type Failed = ReactNode | ((error: ReactNode) => ReactNode);

type Outcome = { readonly value: unknown } | { readonly failure: unknown };

/** `settling` never rejects: React reads a rejection before any boundary does, and some rejections can't be read. */
interface Tracked {
  readonly settling: Promise<void>;
  outcome?: Outcome;
}

const tracked = new WeakMap<Promise<unknown>, Tracked>();

/** Returns the result of a promise; suspends until it has settled. */
function readOutcome(promise: Promise<unknown>): Outcome {
  const { settling, outcome } = tracked.get(promise) ?? track(promise);
  // React's `use` never continues inside an `act` that a test does not await, and tests simulate presses so.
  if (!outcome) throw settling;
  return outcome;
}

function track(promise: Promise<unknown>): Tracked {
  const entry: Tracked = {
    settling: promise.then(
      (value) => {
        entry.outcome = { value };
      },
      (thrown: unknown) => {
        entry.outcome = { failure: isRouteAnswer(thrown) ? thrown : asError(thrown) };
      },
    ),
  };
  tracked.set(promise, entry);
  return entry;
}

function LoadingFailed({ failure, failed }: { failure: unknown; failed: Failed | undefined }) {
  const { revalidate, state } = useRevalidator();
  const { reportError } = useHost();
  const missing = isRouteAnswer(failure);
  const unexpected = !missing && !isBackendError(failure);
  useEffect(() => {
    if (unexpected) reportError(failure);
  }, [unexpected, failure, reportError]);
  if (missing) throw failure;
  const error = (
    <Notice kind="error" title="This could not be loaded">
      <p>{failureMessage(failure)}</p>
      <p>
        <RetryButton look="quiet" onRetry={() => void revalidate()} busy={state === 'loading'} />
      </p>
    </Notice>
  );
  return typeof failed === 'function' ? failed(error) : (failed ?? error);
}
