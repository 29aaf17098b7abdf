import { type ComposedRemote, parseComposition } from '@little-arches/contracts/formats';
import { findAddress } from '@little-arches/contracts/routes';
import type { BrowserContext } from 'playwright-core';
import { siteUrl } from '../site';

const COMPOSITION = /(<script type="application\/json" id="composition">)([^<]*)(<\/script>)/;

/** A page as the site serves it, and the remote that owns it. */
export interface ComposedPage {
  readonly html: string;
  readonly remote: ComposedRemote;
}

/** Reads a prerendered page from the running site and removes a fallback version from it. */
export async function readComposedPage(address: string): Promise<ComposedPage> {
  const served = await (await fetch(siteUrl + address)).text();
  const html = withRemote(served, ({ lastGood: _, ...remote }) => remote);
  const { remotes } = parseComposition(JSON.parse(COMPOSITION.exec(html)?.[2] ?? ''));
  // The others fill slots of the page.
  const remote = remotes.find(({ addresses }) => findAddress(addresses, address) !== undefined);
  if (!remote) throw new Error(`No remote owns ${address}`);
  return { html, remote };
}

/** Returns the page with a changed remote in its composition. */
export function withRemote(html: string, change: (remote: ComposedRemote) => ComposedRemote): string {
  return html.replace(COMPOSITION, (_, start: string, text: string, end: string) => {
    const { remotes, ...rest } = parseComposition(JSON.parse(text));
    return start + JSON.stringify({ ...rest, remotes: remotes.map(change) }) + end;
  });
}

/** Serves changed HTML for a page. */
export async function serveChanged(context: BrowserContext, address: string, html: string): Promise<void> {
  await context.route(siteUrl + address, (route) => route.fulfill({ contentType: 'text/html', body: html }));
}
