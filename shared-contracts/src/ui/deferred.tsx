import { type ReactNode, Suspense, useEffect } from 'react';
import { Await, useAsyncError, useRevalidator } from 'react-router-dom';
import { failureMessage, isBackendError } from '../backend';
import { useHost } from '../host';
import { Button } from './button';
import { Notice } from './notice';

/**
 * Shows `skeleton` until a promise of the page's loader is there, and an error with a retry when it failed.
 * Also takes a plain value, which is what a prerendered page is hydrated with. A missing thing (`notFound()`)
 * is passed on to the page's boundary. `failed` says the failure in words of the page's own, with its own retry.
 */
export function Deferred<Value>({
  resolve,
  skeleton,
  failed,
  children,
}: {
  resolve: Promise<Value> | Value;
  skeleton: ReactNode;
  failed?: ReactNode;
  children: (value: Value) => ReactNode;
}) {
  return (
    <Suspense fallback={skeleton}>
      <Await resolve={resolve} errorElement={<LoadingFailed words={failed} />}>
        {(value) => children(value as Value)}
      </Await>
    </Suspense>
  );
}

function LoadingFailed({ words }: { words: ReactNode }) {
  const error = useAsyncError();
  const { revalidate, state } = useRevalidator();
  const { reportError } = useHost();
  const unexpected = error instanceof Error && !isBackendError(error);
  useEffect(() => {
    if (unexpected) reportError(error);
  }, [unexpected, error, reportError]);
  if (!(error instanceof Error)) throw error;
  if (words) return words;
  return (
    <Notice kind="error" title="This could not be loaded">
      <p>{failureMessage(error)}</p>
      <p>
        <Button look="quiet" onClick={() => revalidate()} busy={state === 'loading'}>
          Try again
        </Button>
      </p>
    </Notice>
  );
}
