import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { launchBrowser } from '@little-arches/kit/processes/launch-browser';
import { projectRoot } from '@little-arches/kit/project-root';
import type { Browser } from 'playwright-core';
import { settle, watchNetwork } from './settle';

const SITE = 'https://www.littlearches.example';
const FONT = 'node_modules/@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2';
const font = readFileSync(path.join(projectRoot(), FONT));
const html = `<!doctype html><html lang="en"><title>Feet</title><link rel="stylesheet" href="/assets/page.css">
  <h1>Every arch grows in its own time</h1></html>`;
const cssWith = (display: string) => `
  @font-face { font-family: "Nunito Variable"; font-weight: 200 1000; font-display: ${display}; src: url("font.woff2"); }
  h1 { font-family: "Nunito Variable", monospace; width: max-content; }`;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** Returns the width of a heading at rest whose font arrives after this many milliseconds. */
async function widthWithFont(display: string, milliseconds: number): Promise<number> {
  const context = await browser.newContext();
  await context.clock.install({ time: 0 });
  const network = watchNetwork(context, new Set());
  await context.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  const body = cssWith(display);
  await context.route('**/page.css', (route) => route.fulfill({ contentType: 'text/css', body }));
  await context.route('**/font.woff2', async (route) => {
    await setTimeout(milliseconds);
    await route.fulfill({ contentType: 'font/woff2', body: font });
  });
  const page = await context.newPage();
  await page.goto(SITE);
  await settle(page, network);
  const box = await page.locator('h1').boundingBox();
  await context.close();
  return box?.width ?? 0;
}

it('uses an optional font that arrives too late for the first paint', async () => {
  const width = await widthWithFont('block', 0);
  expect(width).toBeGreaterThan(0);
  expect(await widthWithFont('optional', 1000)).toBe(width);
});
