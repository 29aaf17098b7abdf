import { expect } from '@little-arches/testing/playwright';
import { look } from './support/page/look';
import { isMarked, markDocument } from './support/page/marked-document';
import { test } from './support/releases/bad-remotes';
import { liveSite } from './support/releases/live-site';
import { release } from './support/releases/release';
import { siteUrl } from './support/site';

const answerOf = async (address: string) => {
  const { status, headers } = await look(siteUrl + address);
  return [status, headers.get('location')];
};
const remotes = async () => (await liveSite()).composition.remotes.map(({ name }) => name);

test('takes an unlinked remote off, with its addresses, and puts it back', async ({ page }) => {
  expect(await answerOf('/bad')).toEqual([200, null]);
  await page.goto('/faqs');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await markDocument(page);
  await release('retire', 'remote-bad');
  expect(await answerOf('/bad')).toEqual([302, '/404']);
  expect(await remotes()).not.toContain('remote-bad');
  expect(await answerOf('/store')).toEqual([200, null]);
  // A tab from before detects this at its next navigation.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Concept' }).click();
  await page.waitForURL('**/concept');
  // Asking during the navigation rejects, and is repeated.
  await expect(async () => expect(await isMarked(page)).toBe(false)).toPass();
  await release('rollback', 'remote-bad');
  expect(await answerOf('/bad')).toEqual([200, null]);
});
