import type { SiteConfig } from '@little-arches/contracts/config';
import type { BrowserContext, Request, Route } from 'playwright-core';
import type { ComposedPage } from '../../model/site';
import { LIVE_COMPOSITION, liveComposition } from '../../site/live-composition';
import { securityHeaders } from '../../site/security-headers';
import { assetTypes } from '../../store/asset-files';
import type { ReleaseStore } from '../../store/store';
import type { HttpAnswer, HttpCall } from './http-backend';

/** A stored site that a browser is shown before it is live. */
export interface Stage {
  readonly store: ReleaseStore;
  readonly config: SiteConfig;
  /** Id of the site's composition. */
  readonly composition: string;
  readonly page: ComposedPage;
  /** Answers in place of the site's backend. */
  readonly answer?: (call: HttpCall) => Promise<HttpAnswer>;
}

/** The state of a served page. */
export interface Staged {
  /** The requests that are never answered. */
  readonly waiting: ReadonlySet<Request>;
  /** Returns the address of another document that the page navigated to. */
  led(): string | undefined;
}

/**
 * Answers a page's requests to its own site as a web server would: with the page's headers and policy, and files
 * from the store. Sends backend calls to the backend, unless `answer` answers them. Answers reports of failures and
 * all other requests here. Blocks navigation to another document, such as a guard's redirect.
 */
export async function setStage(context: BrowserContext, stage: Stage): Promise<Staged> {
  const { config } = stage;
  const [site, backend] = [new URL(config.siteUrl).origin, new URL(config.backend.url).origin];
  const waiting = new Set<Request>();
  let isShown = false;
  let ledTo: string | undefined;
  await context.route('**/*', async (route) => {
    const { origin, pathname, href } = new URL(route.request().url());
    if (route.request().isNavigationRequest() && origin === site) {
      if (isShown) {
        ledTo = href;
        return await route.fulfill({ status: 204 });
      }
      isShown = true;
      return await answerPage(route, stage);
    }
    if (origin === site) return await route.fulfill(await fileOf(pathname, stage));
    if (origin === backend && !(config.reportUrl && href.startsWith(config.reportUrl)))
      return stage.answer ? await answerCall(route, stage.answer, waiting) : await route.continue();
    await route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } });
  });
  return { waiting, led: () => ledTo };
}

async function answerPage(route: Route, { config, page }: Stage): Promise<void> {
  const headers = securityHeaders(config, page.style ? { styles: [page.style] } : {});
  await route.fulfill({
    status: page.status,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
    body: page.html,
  });
}

/** Answers a backend call. The page may be closed when the answer arrives. */
async function answerCall(
  route: Route,
  answer: NonNullable<Stage['answer']>,
  waiting: Set<Request>,
): Promise<void> {
  const request = route.request();
  const { pathname, search } = new URL(request.url());
  const token = request.headers().authorization?.replace(/^Bearer /, '');
  const call = { method: request.method(), path: pathname + search, token, body: request.postData() ?? '' };
  const answered = await answer(call);
  if (answered === 'never') return void waiting.add(request);
  if (answered === 'unreachable') return await route.abort('connectionrefused').catch(() => {});
  const { status, body, range } = answered;
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'content-range',
    'content-type': 'application/json',
    ...(range !== undefined && { 'content-range': range }),
  };
  const text = status === 204 ? '' : JSON.stringify(body);
  await route.fulfill({ status, headers, body: text }).catch(() => {});
}

/** Returns the site's answer to a request for a file that is not a page. */
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
