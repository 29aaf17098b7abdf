import { expect, test } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import { isMarked, markDocument } from './support/page/marked-document';
import { release } from './support/releases/release';
import { createTeam } from './support/releases/team';
import { openProduct } from './support/shop/open-product';

let team: ReturnType<typeof createTeam>;

test.beforeAll(async () => {
  team = createTeam('remote-store');
  await team.release();
});
test.afterAll(() => team.undo());

test('leaves a recalled version in open tabs at their next navigation, and loses no text before', async ({
  anotherVisitor,
}) => {
  const harmful = await team.live();
  const showing = await anotherVisitor('/store');
  const elsewhere = await anotherVisitor('/faqs');
  const writing = await anotherVisitor('/contact-us');
  const visits = [showing, elsewhere, writing];
  await writing.page.getByRole('textbox', { name: 'Message' }).fill('Dear team');
  for (const { page } of visits) await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  for (const { page } of visits) expect(await questions(page)).toBe(0);

  await release('rollback', 'remote-store', '--recall');
  const good = await team.live();
  expect(good).not.toBe(harmful);

  for (const { page } of visits) await markDocument(page);
  // The visitor returns to the tab.
  await writing.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => questions(writing.page)).toBe(1);
  expect(await writing.page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('Dear team');
  expect(await isMarked(writing.page)).toBe(true);

  await openProduct(showing.page, 1, 'rocket-insole');
  await showsVersion(showing.page, good);
  await expect(showing.page).toHaveURL('/store/rocket-insole');
  for (const { page } of [elsewhere, writing]) {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
    await showsVersion(page, good);
    await expect(page).toHaveURL('/store');
  }
  for (const { page } of visits) expect(await isMarked(page)).toBe(false);

  // The new documents contain nothing recalled, and stay.
  await markDocument(elsewhere.page);
  await elsewhere.page.getByRole('contentinfo').getByRole('link', { name: 'Concept' }).click();
  await elsewhere.page.waitForURL('**/concept');
  await elsewhere.page.goBack();
  await showsVersion(elsewhere.page, good);
  expect(await isMarked(elsewhere.page)).toBe(true);
});

async function showsVersion(page: Page, version: string | undefined): Promise<void> {
  await expect(page.locator(`[data-remote=remote-store][data-version="${version}"] h1`)).toBeVisible();
}

/** Returns how often the document requested the live composition. */
async function questions(page: Page): Promise<number> {
  return await page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname === '/composition.json').length,
  );
}
