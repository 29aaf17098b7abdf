import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { type Account, createAccount, signIn, tokenOf } from './accounts';
import type { Mailbox } from './mailbox';
import { callBackend, type Site } from './site';

/** A child with a scan, for which the store shows its insoles. */
export const CHILD = { name: 'Kim', level: 2, length_mm: 176, size: '29' } as const;

const childrenSchema = v.tuple([v.object({ id: v.string() })]);

/** Signs up a family with the child and its scan, which the parent imports as a file. */
export async function createFamily(site: Site, mailbox: Mailbox): Promise<Account> {
  const family = await createAccount(site, mailbox);
  const token = await tokenOf(site, family);
  const child = { first_name: CHILD.name, birth_month: 4, birth_year: 2019, avatar: 'owl' };
  const [{ id }] = v.parse(childrenSchema, await callBackend(site, '/rest/v1/children', child, token));
  const foot = {
    length_mm: CHILD.length_mm,
    width_mm: 72,
    arch_height_mm: 14,
    arch_index: 0.25,
    heel_angle_deg: 4,
    pronation: 'neutral',
  };
  const scan = {
    format: 1,
    scan_id: crypto.randomUUID(),
    taken_at: '2026-06-02T09:30:00Z',
    left_foot: foot,
    right_foot: foot,
    gait: {
      cadence_steps_per_min: 140,
      step_length_cm: 44,
      foot_progression_angle_left_deg: 5,
      foot_progression_angle_right_deg: 6,
    },
    level: CHILD.level,
    exercises: [],
    product_level: String(CHILD.level),
    note: null,
  };
  await callBackend(site, '/functions/v1/importScan', { childId: id, scan }, token);
  return family;
}

/** Signs in as a family and chooses its child by the card of the profile, whose scan leads to the store. */
export async function chooseChild(page: Page, family: Account): Promise<void> {
  await signIn(page, family, '/profile');
  const heading = page.getByRole('heading', { name: CHILD.name, exact: true });
  const card = page.getByRole('article').filter({ has: heading });
  await card.getByRole('link', { name: /^See the scan/ }).click();
  await page.getByRole('link', { name: `See level ${CHILD.level} in the store` }).click();
  const whom = page.getByRole('group', { name: 'Who is it for?' });
  await expect(whom.getByRole('button', { name: `For ${CHILD.name}`, pressed: true })).toBeVisible();
}
