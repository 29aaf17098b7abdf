import type { Page } from 'playwright-core';
import { addressOf } from './support/page/address-of';
import { visitsOfThisFile } from './support/page/visit';
import { eventually } from './support/patience';
import { runReleaseProgram } from './support/releases/run-release-program';
import { createTeam } from './support/releases/team';
import { addToCart } from './support/shop/add-to-cart';
import { sendSignIn } from './support/sign-in';

const ADDRESS = '/earlier/family';

const visit = visitsOfThisFile();
let takeAway = () => {};
let undoRelease = () => {};

beforeAll(async () => {
  takeAway = await runReleaseProgram('earlier-remote/release-earlier-remote.ts', ['remote-earlier']);
});
afterAll(() => {
  undoRelease();
  takeAway();
});

it('lets a remote of contract 1.1 ask to sign in, read and receive events as before, also after a release of the shell', async () => {
  const { page, context } = await visit(ADDRESS);
  await eventually(() =>
    expect(addressOf(page)).toBe(`/auth/sign-in?returnTo=${encodeURIComponent(ADDRESS)}`),
  );
  await sendSignIn(page);
  await eventually(() => expect(addressOf(page)).toBe(ADDRESS));
  await showsFamily(page);

  await page.getByText('In the cart: nothing was heard').waitFor();
  const shopping = await context.newPage();
  await shopping.goto('/store/rocket-insole');
  await addToCart(shopping);
  await page.getByText('In the cart: 1').waitFor();

  const before = await shellScripts(page);
  const team = createTeam('shell');
  undoRelease = team.undo;
  await team.release();
  await page.reload();
  expect(await shellScripts(page)).not.toEqual(before);
  await showsFamily(page);
  await page.getByText('In the cart: 1').waitFor();
});

async function showsFamily(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Family of contract 1.1' }).waitFor();
  await page.getByRole('list', { name: 'Children' }).getByText('Ida', { exact: true }).waitFor();
  await page.getByRole('list', { name: 'Products' }).getByText('Rocket Insole', { exact: true }).waitFor();
}

/** Returns the shell's files that a page runs. */
const shellScripts = (page: Page) =>
  page
    .locator('script[src*="/shell/"]')
    .evaluateAll((scripts) => scripts.map((script) => script.getAttribute('src')));
