import { freePort } from '@scripts/kit/processes/free-port';
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

it.each([
  ['an error that nobody caught', 'setTimeout(() => { throw new Error("feet hurt") })', 'error', 'feet hurt'],
  ['a promise that nobody caught', 'Promise.reject(new Error("feet hurt"))', 'error', 'feet hurt'],
  [
    'an error on the console',
    'console.error("[shell 1.0.0, composition a1] Error: feet hurt")',
    'error',
    'feet hurt',
  ],
  [
    'a page that differs from its prerendered HTML',
    'console.error("Minified React error #418; visit https://react.dev")',
    'hydration',
    'Minified React error #418',
  ],
  [
    'a missing file',
    'new Image().src = "/assets/toes.png"',
    'file',
    'https://www.littlearches.example/assets/toes.png answers 404',
  ],
])('reports %s', async (_what, script, kind, text) => {
  expect(await watchPage(browser, '/', stageOf(script), 600_000)).toEqual([
    { kind, text: expect.stringContaining(text) },
  ]);
});

it('accepts a page that reports missing answers of the backend', async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  const script = `fetch('${url}/products').catch(() => console.error('Fetch error: no products'))`;
  const stage = stageOf(script);
  const config = { ...stage.config, backend: { ...stage.config.backend, url } };
  expect(await watchPage(browser, '/', { ...stage, config }, 600_000)).toEqual([]);
});

it('finishes a page whose browser never reports that it is idle', async () => {
  const script =
    'window.requestIdleCallback = (work, { timeout } = {}) => { if (timeout) setTimeout(work, timeout); }';
  expect(await watchPage(browser, '/', stageOf(script), 600_000)).toEqual([]);
});

it('reports a page that never comes to an end', async () => {
  expect(await watchPage(browser, '/', stageOf('for (;;);'), 3000)).toEqual([
    { kind: 'hangs', text: 'it was not ready within 3 seconds' },
  ]);
});

it('stays on a page that leads on to another document, as a guard does', async () => {
  const script = "setTimeout(() => location.assign('/signin'))";
  expect(await watchPage(browser, '/', stageOf(script), 600_000)).toEqual([]);
});
