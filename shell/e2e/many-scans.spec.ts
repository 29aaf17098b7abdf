import { addChild } from '@little-arches/backend/testing/test-rows';
import { readJson } from '@little-arches/kit/files/read-json';
import { expect, test } from '@little-arches/testing/playwright';
import * as v from 'valibot';
import { clientsOfSite, createOwnFamily } from './support/families';

const dataSchema = v.object({
  counts: v.record(v.string(), v.number()),
  scans: v.array(v.object({ id: v.string() })),
});

test('lists and returns more scans than the data API returns at once', async ({ page, signedIn }) => {
  const family = await createOwnFamily();
  for (let turn = 0; turn < 3; turn++) await addScans(await addChild(family.client), 401);
  const { data: atOnce } = await family.client.from('scans').select('id').throwOnError();
  expect(atOnce).toHaveLength(1000);

  await signedIn(family, '/profile/scans');
  await expect(page.getByRole('heading', { name: 'Scans', exact: true })).toBeVisible();
  await expect(page.getByText('1203 scans, newest first, page 1 of 49')).toBeVisible();
  await page.goto('/profile/scans?page=49');
  await expect(page.getByText('1203 scans, newest first, page 49 of 49')).toBeVisible();
  const links = page.getByRole('main').getByRole('link', { name: /^Kim \(April 2019, 401 scans\), / });
  await expect(links).toHaveCount(3);

  await page.goto('/profile/settings#data');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = readJson(await (await download).path(), dataSchema);
  expect(file.counts).toEqual({
    profiles: 1,
    children: 3,
    deleted_children: 0,
    scans: 1203,
    reminders: 0,
    reminder_mails: 0,
    mail_requests: 0,
    contact_messages: 0,
    exercises_done: 0,
    sharing_links: 0,
    pairing_codes: 0,
    orders: 0,
    consents: 0,
  });
  expect(new Set(file.scans.map(({ id }) => id)).size).toBe(1203);
});

/** Adds scans in progress, many of them taken at the same moment. */
async function addScans(child: { id: string; user_id: string }, count: number): Promise<void> {
  const scan = { child_id: child.id, user_id: child.user_id, status: 'processing' };
  const rows = Array.from({ length: count }, (_, index) => ({
    ...scan,
    taken_at: new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 50))).toISOString(),
  }));
  await clientsOfSite().service().from('scans').insert(rows).throwOnError();
}
