import { escapeUnprintable } from 'shared-contracts/plain-text';
import { type Answer, textAnswer } from './answer';
import { UnavailableError } from './source/site-source';

/** What a client reads where answering failed. What `asked` for it and why is in the log. */
export function failureAnswer(asked: string, error: unknown): Answer {
  const isTold = error instanceof UnavailableError;
  if (!isTold) {
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
    console.error(escapeUnprintable(`${asked} failed: ${words}`, { lines: true }));
  }
  const text = isTold
    ? 'There is nothing that could be shown at the moment; the log of the server says why.'
    : 'The server failed to answer; its log says why.';
  return textAnswer({ method: 'GET' }, isTold ? 503 : 500, text, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...(isTold && { 'retry-after': '5' }),
  });
}
