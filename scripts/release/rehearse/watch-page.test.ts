import { launchBrowser } from '@scripts/kit/processes/launch-browser';
import type { Browser } from 'playwright-core';
import { stageOf } from './testing/staged-script';
import { watchPage } from './watch-page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

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

it('stays on a page that leads on to another document, as a guard does', async () => {
  const script = "setTimeout(() => location.assign('/signin'))";
  expect(await watchPage(browser, '/', stageOf(script), 600_000)).toEqual([]);
});
