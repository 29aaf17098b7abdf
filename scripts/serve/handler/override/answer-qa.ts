import { SITE_PARAMETER } from '@little-arches/contracts/formats/page';
import { securityHeaders } from '@little-arches/release/site/security-headers';
import { pageKey } from '@little-arches/release/store-keys';
import { type Answer, type Asked, refusal, textAnswer } from '../answer';
import type { Content } from '../content-answer';
import { createPageTable } from '../page-table';
import type { Target } from '../parse-target';
import type { PageContext } from './page-context';
import { qaPageOf, recalledIn } from './qa-page';
import { QA_HEADERS, withQa } from './with-qa';

/** Returns an uncached page with the panel; undefined when the channel does not allow it. */
export async function answerWithQa(
  { site, source, policy }: PageContext,
  content: Content,
  asked: Asked,
  target: Target,
): Promise<Answer | undefined> {
  const overridable = site.overridable?.();
  if (!overridable) return undefined;
  const wanted = new URLSearchParams(target.search).get(SITE_PARAMETER);
  if (wanted !== null) return await answerEarlier({ site, source, policy }, asked, target.pathname, wanted);
  const page = await content.read('identity');
  if (!page) return undefined;
  const html = new TextDecoder().decode(page);
  const known = await qaPageOf(overridable.registry, source);
  return textAnswer(
    asked,
    content.status,
    withQa(html, overridable, known) ?? html,
    headersOf(content.headers),
  );
}

/**
 * Returns a page of an earlier site of the channel as it was served then, with the panel, which names that site.
 * The store keeps its files as long as open tabs may need them.
 */
async function answerEarlier(
  { site, source, policy }: PageContext,
  asked: Asked,
  pathname: string,
  id: string,
): Promise<Answer> {
  const refuse = (sentence: string) => refusal(asked, 404, sentence, securityHeaders(site.config, policy));
  const earlier = await source.earlier?.site(id);
  const composition = earlier?.overridable?.().composition;
  const registry = site.overridable?.().registry;
  if (!earlier || !composition || !registry)
    return refuse('This channel has no such site, or its owners do not vouch for it any more.');
  const [recalled] = recalledIn(composition, registry);
  if (recalled) return refuse(`It has ${recalled}, which was recalled because it does harm.`);
  const page = createPageTable(earlier.pages)(pathname);
  const stored = page && (await source.file(pageKey(page.content)));
  if (!stored) return refuse('That site had no page here, or it is not stored any more.');
  const known = await qaPageOf(registry, source, id);
  const html = withQa(new TextDecoder().decode(stored), { composition, registry }, known);
  if (html === undefined) return refuse('The shell of that site has no panel to say what the page is.');
  const headers = securityHeaders(earlier.config, { ...policy, ...(page.style && { styles: [page.style] }) });
  return textAnswer(asked, page.status, html, headersOf(headers));
}

function headersOf(own: Answer['headers']): Answer['headers'] {
  return {
    ...own,
    ...QA_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  };
}
