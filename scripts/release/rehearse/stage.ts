import type { BrowserContext, Route } from 'playwright-core';
import type { SiteConfig } from 'shared-contracts/config';
import type { ComposedPage } from '../model/site';
import { LIVE_COMPOSITION, liveComposition } from '../site/live-composition';
import { securityHeaders } from '../site/security-headers';
import { assetTypes } from '../store/asset-files';
import type { ReleaseStore } from '../store/store';

/** What a browser is shown: a site that is not live, out of a store. */
export interface Stage {
  readonly store: ReleaseStore;
  readonly config: SiteConfig;
  /** Id of its composition. */
  readonly composition: string;
  readonly page: ComposedPage;
}

/**
 * Answers what one page asks its own site for, as a web server would: with the page's headers and policy, and with the
 * files of the store. What it asks the backend goes there; reports of failures end here, and so does everything else.
 * Where the page leads on to another document, as a guard does, it stays.
 */
export async function setStage(context: BrowserContext, stage: Stage): Promise<void> {
  const { config } = stage;
  const [site, backend] = [new URL(config.siteUrl).origin, new URL(config.backend.url).origin];
  let isShown = false;
  await context.route('**/*', async (route) => {
    const { origin, pathname, href } = new URL(route.request().url());
    if (route.request().isNavigationRequest() && origin === site) {
      if (isShown) return await route.fulfill({ status: 204 });
      isShown = true;
      return await answerPage(route, stage);
    }
    if (origin === site) return await route.fulfill(await fileOf(pathname, stage));
    if (origin === backend && !(config.reportUrl && href.startsWith(config.reportUrl)))
      return await route.continue();
    await route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } });
  });
}

async function answerPage(route: Route, { config, page }: Stage): Promise<void> {
  const headers = securityHeaders(config, page.style ? { styles: [page.style] } : {});
  await route.fulfill({
    status: page.status,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
    body: page.html,
  });
}

/** Returns what the site answers to a request for another file than a page. */
async function fileOf(
  pathname: string,
  { store, composition }: Stage,
): Promise<{ status: number; contentType: string; body: Buffer | string }> {
  if (pathname === LIVE_COMPOSITION)
    return { status: 200, contentType: 'application/json', body: liveComposition(composition, undefined) };
  const [, asset] = /^\/assets\/(.+)$/.exec(pathname) ?? [];
  const stored = asset === undefined ? undefined : await store.get(asset).catch(() => undefined);
  if (!stored) return { status: 404, contentType: 'text/plain', body: '' };
  const contentType = assetTypes[pathname.slice(pathname.lastIndexOf('.'))] ?? 'application/octet-stream';
  return { status: 200, contentType, body: Buffer.from(stored.content) };
}
