import { expect, sendSignIn, test } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import { runReleaseProgram } from './support/releases/run-release-program';
import { createTeam } from './support/releases/team';
import { addToCart } from './support/shop/add-to-cart';

const ADDRESS = '/earlier/family';

let takeAway = () => {};
let undoRelease = () => {};

test.beforeAll(async () => {
  takeAway = await runReleaseProgram('earlier-remote/release-earlier-remote.ts', ['remote-earlier']);
});
test.afterAll(() => {
  undoRelease();
  takeAway();
});

test('lets a remote of contract 1.1 ask to sign in, read and receive events as before, also after a release of the shell', async ({
  page,
  context,
}) => {
  await page.goto(ADDRESS);
  await expect(page).toHaveURL(`/auth/sign-in?returnTo=${encodeURIComponent(ADDRESS)}`);
  await sendSignIn(page);
  await expect(page).toHaveURL(ADDRESS);
  await showsFamily(page);

  await expect(page.getByText('In the cart: nothing was heard')).toBeVisible();
  const shopping = await context.newPage();
  await shopping.goto('/store/rocket-insole');
  await addToCart(shopping);
  await expect(page.getByText('In the cart: 1')).toBeVisible();

  const before = await shellScripts(page);
  const team = createTeam('shell');
  undoRelease = team.undo;
  await team.release();
  await page.reload();
  expect(await shellScripts(page)).not.toEqual(before);
  await showsFamily(page);
  await expect(page.getByText('In the cart: 1')).toBeVisible();
});

async function showsFamily(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Family of contract 1.1' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Children' }).getByText('Ida', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Products' }).getByText('Rocket Insole', { exact: true }),
  ).toBeVisible();
}

/** Returns the shell's files that a page runs. */
const shellScripts = (page: Page) =>
  page
    .locator('script[src*="/shell/"]')
    .evaluateAll((scripts) => scripts.map((script) => script.getAttribute('src')));
