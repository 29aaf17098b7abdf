import type { Answer } from '../http/node-http';

/** Who calls, where the backend calls itself. */
const OWN_ADDRESS = '127.0.0.1';

/**
 * A `fetch` for code that runs inside of the backend: requests to `origin` go straight to `answer`, all others to
 * `otherwise`. Over HTTP each would cross the front process and back, twice, for every call of a function.
 */
export function createOwnFetch(origin: string, answer: Answer, otherwise: typeof fetch): typeof fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : input;
    if (!isOf(origin, address)) return otherwise(input, init);
    const request = new Request(input, init);
    const { signal } = request;
    signal.throwIfAborted();
    const response = await unlessAborted(answer(request, OWN_ADDRESS), signal);
    if (response.type === 'error') throw new TypeError('fetch failed');
    return response;
  };
}

/** Makes `own` the process's fetch; gives what takes that back. */
export function installFetch(own: (otherwise: typeof fetch) => typeof fetch): () => void {
  const before = globalThis.fetch;
  globalThis.fetch = own(before);
  return () => {
    globalThis.fetch = before;
  };
}

function isOf(origin: string, address: string | URL): boolean {
  return URL.canParse(address) && new URL(address).origin === origin;
}

/** What was asked goes on, as it does behind a connection that is closed. */
function unlessAborted(answering: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    answering.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
