import { type Backend, failureMessage, isBackendError } from '@little-arches/contracts/backend';
import { useHost } from '@little-arches/contracts/host';
import { useCallback, useEffect, useState } from 'react';
import { unawaited } from '../unawaited';

/** The result of a query. The previous answer stays until the next one arrives. */
export interface Found<Answer> {
  readonly answer: Answer | undefined;
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly reload: () => void;
}

interface Request<Query, Answer> {
  readonly query: Query;
  readonly turn: unknown;
  readonly first?: Promise<Answer>;
}

/**
 * Requests data whenever `query` changes. This is a hook and not a loader, because the searched name must not
 * appear in an address. `find` must be a function of a module. A new `turn` repeats the request.
 */
export function useFound<Query, Answer>(
  query: Query,
  find: (backend: Backend, query: Query) => Promise<Answer>,
  turn?: unknown,
): Found<Answer> {
  const { backend, reportError } = useHost();
  // The first request starts with the first render: React commits a page up to 300 ms after its skeleton, and effects
  // run after that. A render that React discards costs one more read.
  const [request, setRequest] = useState<Request<Query, Answer>>(() => ({
    query,
    turn,
    first: unawaited(find(backend, query)),
  }));
  if (request.turn !== turn || JSON.stringify(request.query) !== JSON.stringify(query))
    setRequest({ query, turn });
  const [ended, setEnded] = useState<{
    readonly of?: object;
    readonly answer?: Answer | undefined;
    readonly failure?: string | undefined;
  }>({});

  useEffect(() => {
    let isWanted = true;
    (request.first ?? find(backend, request.query)).then(
      (answer) => isWanted && setEnded({ of: request, answer }),
      (error: unknown) => {
        if (!isBackendError(error)) reportError(error);
        if (isWanted) setEnded((before) => ({ ...before, of: request, failure: failureMessage(error) }));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [backend, reportError, find, request]);

  const reload = useCallback(() => setRequest(({ query, turn }) => ({ query, turn })), []);
  return { answer: ended.answer, busy: ended.of !== request, failure: ended.failure, reload };
}
