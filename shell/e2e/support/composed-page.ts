import { createHash } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';
import { siteUrl } from './site';

/** A page as the site serves it, and the entry of its remote. */
export interface ComposedPage {
  readonly html: string;
  readonly entry: string;
}

/** Reads a prerendered page from the running site. */
export async function readComposedPage(address: string): Promise<ComposedPage> {
  const html = await (await fetch(siteUrl + address)).text();
  const entry = /<script src="(\/assets\/remote-[^"]+)"[^>]* defer>/.exec(html)?.[1];
  if (!entry) throw new Error(`${address} names no entry of a remote`);
  return { html, entry };
}

/** Serves a page otherwise than the site does. */
export async function serveChanged(context: BrowserContext, address: string, html: string): Promise<void> {
  await context.route(siteUrl + address, (route) => route.fulfill({ contentType: 'text/html', body: html }));
}

/** Serves another script at an address, in a page whose hash of it is right. */
export async function serveScript(
  context: BrowserContext,
  address: string,
  { html, entry }: ComposedPage,
  body: string,
): Promise<void> {
  const integrity = new RegExp(`${entry}" integrity="([^"]+)"`).exec(html)?.[1] ?? '';
  await context.route(`**${entry}*`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await serveChanged(context, address, html.replaceAll(integrity, integrityOf(body)));
}

/** What a page writes for a file with this content. */
function integrityOf(body: string): string {
  return `sha384-${createHash('sha384').update(body).digest('base64')}`;
}
