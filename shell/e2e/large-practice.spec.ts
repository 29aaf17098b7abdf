import { addScan } from '@little-arches/backend/testing/test-rows';
import { expect, test } from '@little-arches/testing/playwright';
import { clientsOfSite, createOwnFamily } from './support/families';

const CHILDREN = 2000;

/** Creates a practice with many children, all scanned recently except the first. */
async function createPractice() {
  const family = await createOwnFamily();
  const service = clientsOfSite().service();
  const children = Array.from({ length: CHILDREN }, (_, at) => ({
    ...{ id: crypto.randomUUID(), user_id: family.id, first_name: `Child ${at}`, reference: `R-${at}` },
    ...{ birth_month: 1 + (at % 12), birth_year: 2014 + (at % 9) },
  }));
  for (let at = 0; at < CHILDREN; at += 250)
    await service
      .from('children')
      .insert(children.slice(at, at + 250))
      .throwOnError();
  for (const child of children.slice(0, 3)) {
    const days = child === children[0] ? 300 : 30;
    await addScan(service, child, { taken_at: new Date(Date.now() - days * 86_400_000).toISOString() });
  }
  return family;
}

test('lists 2,000 children page by page, and filters them', async ({ page, signedIn }) => {
  await signedIn(await createPractice(), '/profile/profiles');
  await expect(page.getByText('2000 children, page 1 of 80')).toBeVisible();
  const filters = page.getByRole('navigation', { name: 'Rescan' });
  for (const [name, count] of [
    ['Overdue', '1 child'],
    ['Never scanned', '1997 children, page 1 of 80'],
    ['All', '2000 children, page 1 of 80'],
  ] as const) {
    await filters.getByRole('link', { name, exact: true }).click();
    await expect(page.getByText(count, { exact: true })).toBeVisible();
  }
});

test('restores a deleted child from the settings, with its scans', async ({ page, signedIn }) => {
  const family = await createOwnFamily();
  const child = { first_name: 'Juna', birth_month: 5, birth_year: 2020, reference: 'K-12' };
  const { data } = await family.client
    .from('children')
    .insert(child)
    .select('id, user_id')
    .single()
    .throwOnError();
  await addScan(clientsOfSite().service(), data);
  await signedIn(family, '/profile/profiles');
  await page.getByRole('button', { name: 'Delete Juna' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('born in May 2020, your reference K-12')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete profile and scans' }).click();
  await expect(page.getByText('No profiles yet.')).toBeVisible();

  await page.goto('/profile/settings#deleted-profiles');
  await expect(page.getByText('Juna, May 2020, K-12, 1 scan')).toBeVisible();
  await page.getByRole('button', { name: 'Bring back' }).click();
  await expect(page.getByText('The profile of Juna is back.')).toBeVisible();
  await page.goto('/profile/scans');
  await expect(page.getByRole('link', { name: /^31 January 2026|Juna, 31 January 2026/ })).toBeVisible();
});
