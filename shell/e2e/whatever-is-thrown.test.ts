import type { Page } from 'playwright-core';
import { visitsOfThisFile } from './support/page/visit';
import { runReleaseProgram } from './support/releases/run-release-program';

const visit = visitsOfThisFile();
let takeAway = () => {};

beforeAll(async () => {
  takeAway = await runReleaseProgram('bad-remote/release-bad-remotes.ts', [
    'remote-bad',
    'remote-worse',
    'remote-later',
  ]);
});
afterAll(() => takeAway());

/** Opens the page that throws; the browser's console output about it is accepted. */
async function open(place: string, what: string): Promise<Page> {
  const { page, problems } = await visit('/404');
  problems.allow(/[\s\S]/);
  await page.goto(`/bad/thrown?${new URLSearchParams({ in: place, what })}`);
  return page;
}

async function showsFrame(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Products' }).waitFor();
  await page.getByRole('contentinfo').waitFor();
}

async function goesOn(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
  await page.getByRole('heading', { name: 'Level 1' }).waitFor();
  await showsFrame(page);
}

it.each([
  ['loader', 'undefined'],
  ['loader', 'a proxy that throws'],
  ['render', 'undefined'],
  ['render', 'an Error of another realm'],
  ['late update', 'an empty string'],
  ['effect', 'undefined'],
  ['effect', 'a proxy that throws'],
  ['layout effect', 'a symbol'],
])(
  'shows a panel when a page’s %s throws %s, and keeps the frame and other sections working',
  async (place, what) => {
    const page = await open(place, what);
    await page.getByRole('heading', { name: 'This page tripped over something' }).waitFor();
    await showsFrame(page);
    await goesOn(page);
  },
);

it('offers another try in place of deferred data that rejects with undefined', async () => {
  const page = await open('deferred data', 'undefined');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Thrown' }).waitFor();
  await goesOn(page);
});

it.each([
  ['handler', 'a proxy that throws', 'Throw in a handler'],
  ['', 'undefined', 'Throw in a timer'],
  ['', 'a frozen object', 'Leave a rejection'],
])('leaves a page unchanged when its %s throws %s: %s', async (place, what, name) => {
  const page = await open(place, what);
  await page.getByRole('button', { name }).click();
  await page.getByRole('heading', { level: 1, name: 'Thrown' }).waitFor();
  await showsFrame(page);
  await goesOn(page);
});

it.each([['render'], ['late update']])(
  'shows the panel of the section after a while when a page’s %s throws a promise, for which React waits',
  async (place) => {
    const page = await open(place, 'a promise');
    await page.getByText('This page tripped over something').waitFor();
    await showsFrame(page);
    await goesOn(page);
  },
);

it.each([
  ['render', 'a proxy that throws'],
  ['late update', 'a proxy that throws'],
])('reports that the page has stopped when its %s throws %s, at which React stops', async (place, what) => {
  const page = await open(place, what);
  await page.getByText('This page has stopped working').waitFor();
  await page.getByRole('link', { name: 'Go to the home page' }).last().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await goesOn(page);
});

it('mounts a frame that other code has changed anew once, then offers a reload', async () => {
  const { page, problems } = await visit('/store');
  problems.allow(/[\s\S]/);
  const cart = page.getByRole('banner').getByRole('button', { name: /^Cart/ });
  const closeBehindReact = async () => {
    await cart.click();
    await page.getByText('Your cart is empty.').waitFor();
    await page.evaluate(() => {
      const panel = [...document.querySelectorAll('[data-remote=remote-store]')].at(-1);
      const font = document.createElement('font');
      panel?.replaceWith(font);
      if (panel) font.append(panel);
    });
    await page.getByRole('button', { name: 'Close cart' }).click();
  };
  await closeBehindReact();
  await page.getByRole('heading', { name: 'Level 1' }).waitFor();
  await showsFrame(page);
  await closeBehindReact();
  await page.getByRole('button', { name: 'Load again' }).click();
  await page.getByRole('heading', { name: 'Level 1' }).waitFor();
  await goesOn(page);
});

it('leads from a translated list of stories to a story', async () => {
  const { page, problems } = await visit('/kids-zone');
  problems.allow(/[\s\S]/);
  await page.getByRole('heading', { level: 1, name: 'Kids Zone' }).waitFor();
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('script, style')) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text);
    }
  });
  await page.getByRole('link', { name: 'Why Do Feet Have Arches?' }).click();
  await page.getByRole('heading', { level: 1, name: 'Why Do Feet Have Arches?' }).waitFor();
  await page.getByRole('banner').waitFor();
  await page.getByRole('contentinfo').waitFor();
});
