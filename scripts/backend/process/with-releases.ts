import { answerPrivately } from '../http/backend-page';
import type { Answer } from '../http/node-http';

/** Path of the page of releases. */
const RELEASES = '/releases';

/** Returns the page of releases as it is now, and the source of its inline style for its policy. */
export type RenderReleases = () => Promise<{ readonly html: string; readonly style: string }>;

/** Adds the page of releases. It is as private as the mailbox: it names people, previews and keys. */
export function withReleases(answer: Answer, render: RenderReleases): Answer {
  return async (request, peer) => {
    if (new URL(request.url).pathname !== RELEASES) return await answer(request, peer);
    const { html, style } = await render();
    return answerPrivately(html, 'text/html', style);
  };
}
