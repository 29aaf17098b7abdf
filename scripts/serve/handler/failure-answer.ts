import { type Answer, textAnswer } from './answer';
import { UnavailableError } from './source/site-source';

/** What a client reads where answering failed. What `asked` for it and why stands in the log. */
export function failureAnswer(asked: string, error: unknown): Answer {
  const isTold = error instanceof UnavailableError;
  if (!isTold) console.error(`${asked} failed`, error);
  const text = isTold
    ? 'There is nothing that could be shown at the moment; the log of the server says why.'
    : 'The server failed to answer; its log says why.';
  return textAnswer({ method: 'GET' }, isTold ? 503 : 500, text, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...(isTold && { 'retry-after': '5' }),
  });
}
