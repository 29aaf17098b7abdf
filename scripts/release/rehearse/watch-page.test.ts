import { launchBrowser } from '@scripts/kit/processes/launch-browser';
import type { Browser } from 'playwright-core';
import type { ReleaseStore } from '../store/store';
import { sampleConfig } from '../testing/sample-build';
import type { Stage } from './stage';
import { watchPage } from './watch-page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** A page that is rendered once, in which `script` runs first. */
function stageOf(script: string): Stage {
  const content = Buffer.from(`${script}; __REACT_DEVTOOLS_GLOBAL_HOOK__.onCommitFiberRoot();`);
  const store: Pick<ReleaseStore, 'get'> = { get: async () => ({ content, etag: '' }) };
  const html = '<!doctype html><title>Feet</title><script src="/assets/page.js"></script><h1>Feet</h1>';
  const page: Stage['page'] = { owner: 'remote-sample', pattern: '/', status: 200, html, listed: false };
  return { store: store as ReleaseStore, config: sampleConfig, composition: 'composition-1', page };
}

it('finds nothing wrong with a page that renders', async () => {
  expect(await watchPage(browser, '/', stageOf(''), 600_000)).toEqual([]);
});

it('is done with a page though its browser never says that it is idle', async () => {
  const script =
    'window.requestIdleCallback = (work, { timeout } = {}) => { if (timeout) setTimeout(work, timeout); }';
  expect(await watchPage(browser, '/', stageOf(script), 600_000)).toEqual([]);
});

it('tells of a page that never comes to an end', async () => {
  expect(await watchPage(browser, '/', stageOf('for (;;);'), 3000)).toEqual([
    { kind: 'hangs', text: 'it was not ready within 3 seconds' },
  ]);
});
