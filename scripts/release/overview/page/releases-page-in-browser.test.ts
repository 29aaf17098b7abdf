import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { launchBrowser } from '@little-arches/kit/processes/launch-browser';
import type { Browser, Page } from 'playwright-core';
import { checkShown } from '../../rehearse/states/check-shown';
import { readOverview } from '../read-overview';
import { createSampleOverview, health } from '../testing/sample-overview';
import { releasesPage } from './releases-page';

let browser: Browser;
let page: Page;
const problems: string[] = [];
const folder = mkdtempSync(path.join(tmpdir(), 'little-arches-releases-page-'));

beforeAll(async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(health));
  const sample = await createSampleOverview();
  const overview = await readOverview(sample.store, 'production');
  sample.remove();
  const file = path.join(folder, 'releases.html');
  writeFileSync(file, releasesPage(overview, '2026-11-27T21:04:12.000Z').html);
  browser = await launchBrowser();
  page = await browser.newPage({ viewport: { width: 360, height: 800 } });
  page.on('console', (message) => problems.push(message.text()));
  await page.goto(pathToFileURL(file).href);
});
afterAll(async () => {
  jest.restoreAllMocks();
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Script that lists the texts of table cells that reach into the next cell. */
const textsBesideCells = `[...document.querySelectorAll('th, td')]
  .filter((cell) => cell.scrollWidth > cell.clientWidth)
  .map((cell) => cell.innerText)`;

it.each([
  [360, 'light'],
  [360, 'dark'],
  [1280, 'light'],
  [1280, 'dark'],
] as const)('is accessible and fits a window of %d pixels, %s', async (width, colorScheme) => {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme });
  expect(await checkShown(page, { patterns: [], isUnfinished: () => false })).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
  expect(await page.evaluate(textsBesideCells)).toEqual([]);
  expect(problems).toEqual([]);
});

it('reaches a channel and scrolls a wide table by keyboard', async () => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('link', { name: 'pr-12', exact: true }).press('Enter');
  expect(await page.locator('section:target h2').innerText()).toBe('Channel pr-12');
  const region = page.getByRole('region', { name: 'What is live on pr-12' });
  await region.press('ArrowRight');
  // Not by waitForFunction: from its second try on, the page's policy refuses it.
  while (!(await page.evaluate('document.activeElement.scrollLeft > 0'))) await pause(20);
});

it('prints every table whole', async () => {
  await page.emulateMedia({ media: 'print' });
  // A sheet of A4 between margins of a centimetre.
  await page.setViewportSize({ width: 718, height: 1000 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(718);
  await page.emulateMedia({ media: null });
});
