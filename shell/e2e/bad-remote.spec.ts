import { expect } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import { test } from './support/releases/bad-remotes';

const INLINE_STYLE = /style-src-elem blocked inline|Applying inline style violates/;

type Deed = [deed: string, ...said: RegExp[]];

/** The deeds of support/bad-remote that are contained, and what is logged about each. */
const contained: Deed[] = [
  ['replaces what the shell shares', /exception: Cannot assign to read only property 'useState'/],
  ['creates a policy of its own', /little-arches/, /trusted-types blocked/],
  ['loads a script from elsewhere', /TrustedScriptURL/, /require-trusted-types-for blocked/],
  ['writes HTML with a text', /TrustedHTML/, /require-trusted-types-for blocked/],
  ['runs a text with eval', /exception: .*eval/i, /TrustedScript'/, /require-trusted-types-for blocked/],
  ['injects a style element', INLINE_STYLE],
  ['fills an empty style element', INLINE_STYLE],
];

test('keeps the frame and other remotes unchanged whatever a remote does', async ({
  page,
  noConsoleErrors,
}) => {
  await page.goto('/bad');
  for (const [deed, ...said] of contained) {
    for (const pattern of said) noConsoleErrors.expect(pattern);
    await page.getByRole('button', { name: deed, exact: true }).click();
  }
  await showsFrame(page);
  await goesOn(page);
});

/** Addresses whose remote fails, what is logged about it, and what the page says. */
const failing: [address: string, error: RegExp, words: string][] = [
  [
    '/bad/chunk',
    /The file of this page arrived and threw/,
    'Some functions of this page could not be loaded',
  ],
  ['/bad/render', /bad: a page throws while it renders|React Router caught/, 'tripped over something'],
  ['/worse', /bad: an entry throws|remote-worse/, 'This part of the site is broken'],
  // It needs a later React.
  ['/later', /remote-later|FEDERATION|react/i, 'could not be loaded'],
];

test('shows an error for a remote whose chunk, page or entry fails, and leaves the frame and the others unchanged', async ({
  page,
  noConsoleErrors,
}) => {
  for (const [address, error, words] of failing) {
    await page.goto(address);
    noConsoleErrors.expect(error);
    await expect(page.getByRole('main').getByText(words)).toBeVisible();
    await showsFrame(page);
  }
  await goesOn(page);
});

async function showsFrame(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Products' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect((await header.boundingBox())?.y).toBeGreaterThanOrEqual(0);
}

/** Visits two other remotes and a panel of one, as a visitor does. */
async function goesOn(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
  await expect(page.getByRole('heading', { name: 'Level 1' })).toBeVisible();
  await expect(page).toHaveURL('/store');
  await showsFrame(page);
  await page.getByRole('banner').getByRole('link', { name: 'Kids Zone' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kids Zone' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
}
