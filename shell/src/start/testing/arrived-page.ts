import type { Composition, PrerenderedPage } from '@little-arches/contracts/formats';
import { createTestHost } from '@little-arches/contracts/testing';
import { type FetchModule, madeUpLoader } from '../../federation/testing/made-up-loader';
import { createContexts } from '../contexts';

/** For tests: puts a page into the document as the server sends it, and returns its root. */
export function arriveAt(path: string, { html = '', hydration }: Partial<PrerenderedPage> = {}): HTMLElement {
  window.history.replaceState(null, '', path);
  const data = hydration
    ? `<script type="application/json" id="hydration">${JSON.stringify(hydration)}</script>`
    : '';
  document.body.innerHTML = `<div id="root">${html}</div>${data}`;
  return document.getElementById('root') as HTMLElement;
}

/** For tests: creates the contexts of the shown page, whose remotes' entries expose what `fetchEntry` returns. */
export function createPageContexts(composition: Composition, fetchEntry: FetchModule, timeout?: number) {
  return createContexts({
    config: createTestHost().config,
    composition,
    pagePath: window.location.pathname,
    startLoader: madeUpLoader(fetchEntry, timeout),
    loadAuthClient: () => Promise.reject(new Error('Nobody signs in here')),
  });
}
