import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchBrowser } from '@little-arches/kit/processes/launch-browser';
import type { Browser, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { comparePictures } from '../compare-pictures';
import type { ComparedState } from '../compare-state';
import { picturesPage } from './pictures-page';

const [white, black] = [255, 0].map((value) => {
  const png = new PNG({ width: 40, height: 30 });
  png.data.fill(value);
  for (let at = 3; at < png.data.length; at += 4) png.data[at] = 255;
  return PNG.sync.write(png);
});
const look = { width: 360, scheme: 'light', of: 1200 } as const;
const { shown } = comparePictures(white, black);
const changed = { ...look, pixels: 1200, shown } as const;
const same = { ...look, width: 1280, pixels: 0, shown: undefined } as const;
const state = (name: string, more: Partial<ComparedState>): ComparedState => ({
  owner: 'remote-store',
  name,
  kind: 'both',
  pictures: [],
  ...more,
});
const states = [
  state('/store', { pictures: [changed, same] }),
  state('/new', { kind: 'new', pictures: [changed] }),
  state('/<b>slow</b>', { problem: 'it waited for <b>toes</b>' }),
  state('/same', { pictures: [same] }),
];

let browser: Browser;
let page: Page;
const folder = mkdtempSync(path.join(tmpdir(), 'little-arches-pictures-'));
beforeAll(async () => {
  const file = path.join(folder, 'pictures.html');
  writeFileSync(file, picturesPage({ states, left: ['/later'] }));
  browser = await launchBrowser();
  page = await browser.newPage({ viewport: { width: 360, height: 800 } });
  await page.goto(pathToFileURL(file).href);
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

it('lists all states, and links those that changed', async () => {
  expect(await page.locator('tbody tr').allInnerTexts()).toEqual([
    '/store\t1,200\t0',
    '/new\tnew',
    '/<b>slow</b>\tit waited for <b>toes</b>',
    '/same\t0',
  ]);
  expect(await page.locator('main').innerText()).toContain('Not compared, for want of time: /later.');
  await page.getByRole('link', { name: '/store' }).press('Enter');
  expect(await page.locator('section:target h2').innerText()).toBe('/store');
});

it('moves between before, after and the difference by keyboard', async () => {
  const slider = page.getByRole('slider', { name: '/store, 360 wide, light' });
  const clips = () =>
    page.evaluate(`['after', 'difference'].map((name) =>
      getComputedStyle(document.querySelector('section .' + name)).clipPath)`);
  await slider.press('Home');
  expect(await slider.getAttribute('aria-valuetext')).toBe('Before');
  expect(await clips()).toEqual(['inset(0px 100% 0px 0px)', 'inset(0px 100% 0px 0px)']);
  await slider.press('ArrowRight');
  expect(await slider.getAttribute('aria-valuetext')).toBe('1% After, the rest Before');
  await slider.press('End');
  expect(await slider.getAttribute('aria-valuetext')).toBe('Difference');
  expect(await clips()).toEqual(['inset(0px 0% 0px 0px)', 'inset(0px 0% 0px 0px)']);
  await page.getByRole('button', { name: 'After' }).first().press('Enter');
  expect(await slider.getAttribute('aria-valuetext')).toBe('After');
});

it('fits the width of a phone', async () => {
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
});
