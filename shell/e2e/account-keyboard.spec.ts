import { addChild, addScan } from '@little-arches/backend/testing/test-rows';
import { demo, expect, practice, test } from '@little-arches/testing/playwright';
import type { Locator, Page } from '@playwright/test';
import { clientsOfSite, createOwnFamily } from './support/families';
import { focused, tabTo, typeInto, walk } from './support/input/keyboard';
import { arrived, settled } from './support/page/settled';

/** Walks through the shown page by keyboard, with what another team shows in its slots if it has some. */
async function walkPage(page: Page, slot?: 'fit-for-child'): Promise<string[]> {
  await settled(page);
  if (slot) {
    await page.locator(`[data-slot="${slot}"]`).first().waitFor();
    await page.waitForLoadState('networkidle');
  }
  const names = await walk(page, page.getByRole('main'));
  expect(names).not.toContain('');
  return names;
}

test('reaches each control of the forms of an account by Tab, in the order it is read', async ({ page }) => {
  for (const [path, ...some] of [
    ['/auth/sign-in', 'Email', 'Password', 'Sign in'],
    ['/auth/sign-up', 'First name', 'Email', 'Create account'],
    ['/auth/reset-password', 'Email', 'Send link'],
    ['/auth/confirm', 'ask for a new link', 'Email', 'Send a new mail'],
  ] as const) {
    await page.goto(path);
    const names = await walkPage(page);
    const found = names.filter((name) => some.some((one) => name.startsWith(one)));
    expect(found.length).toBeGreaterThanOrEqual(some.length);
  }
});

test('reaches each control of a family’s pages by Tab, in the order it is read', async ({
  page,
  signedIn,
  axe,
}) => {
  await signedIn(demo);
  for (const path of [
    '/profile',
    '/profile/profiles',
    '/profile/scans',
    '/profile/orders',
    '/profile/settings',
  ]) {
    await page.goto(path);
    expect(await walkPage(page)).toContain('Logout');
  }
  await page.goto('/profile/scans');
  await settled(page);
  await tabTo(page, await nameOf(page, /^Ida, /));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Foot scan', level: 1 })).toBeVisible();
  await arrived(page);
  await walkPage(page, 'fit-for-child');
  await page.goto('/profile/orders');
  await settled(page);
  await tabTo(page, await nameOf(page, /^Details and receipt/));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Order', level: 1 })).toBeVisible();
  await arrived(page);
  await walkPage(page);
  expect(await axe()).toEqual([]);
});

test('reaches each control of a shared scan by Tab, in the order it is read', async ({ page, axe }) => {
  const { client } = await createOwnFamily();
  await addScan(clientsOfSite().service(), await addChild(client));
  const { data: scan } = await client.from('scans').select('id').single().throwOnError();
  const link = { p_scan_id: scan.id, p_days: 7 };
  const { data: made } = await client.rpc('create_sharing_link', link).throwOnError();
  await page.goto(`/shared-scan#${made.token}`);
  await expect(page.getByRole('heading', { name: 'Measured values' })).toBeVisible();
  expect((await walkPage(page)).length).toBeGreaterThan(2);
  expect(await axe()).toEqual([]);
});

test('reaches each control of a practice’s list by Tab, and filters, searches and pages without a mouse', async ({
  page,
  signedIn,
  axe,
}) => {
  await signedIn(practice);
  await page.goto('/profile/scans');
  await walkPage(page);
  expect(await axe()).toEqual([]);
  await page.reload();
  await settled(page);
  await typeInto(page, page.getByRole('searchbox'), 'Amina');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/scans? of “Amina”/)).toBeVisible();
  // Tab continues from the current place.
  await expect(page.getByRole('searchbox')).toBeFocused();
  await tabTo(page, 'Failed');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/status=failed/);
  expect(await focused(page)).toBe('Failed');
  await page.goto('/profile/scans');
  await settled(page);
  await tabTo(page, 'Next');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/page 2 of/).first()).toBeVisible();
});

/** Dialogs of each kind, a form, a file and a question: their page and what opens them. */
const dialogs = [
  ['/profile/profiles', 'Add a child'],
  ['/profile/scans', 'Import a scan file'],
  ['/profile/settings#delete', 'Delete my account'],
] as const;

test('opens each dialog by Enter, walks through it, closes it by Escape, and returns the focus', async ({
  page,
  signedIn,
  axe,
}) => {
  const walkDialog = async (dialog: Locator) => {
    await walk(page, dialog);
    expect(await axe()).toEqual([]);
  };
  await signedIn(demo, '/profile/profiles');
  for (const [path, opener] of dialogs) {
    await page.goto(path);
    await settled(page);
    if (path === '/profile/scans') await page.getByLabel('A new scan of').selectOption('Ida');
    await operate(page, opener, walkDialog);
  }
  await page.goto('/profile/profiles');
  await settled(page);
  await operate(page, 'Add a child', async (dialog) => {
    await dialog.getByRole('button', { name: 'Add child' }).press('Enter');
    await expect(dialog.getByRole('alert')).toBeFocused();
    expect(await axe()).toEqual([]);
  });
  await page.goto('/profile/scans');
  await settled(page);
  const ready = page
    .getByRole('listitem')
    .filter({ hasText: 'Ready' })
    .getByRole('link', { name: /^Ida, / });
  await page.goto((await ready.first().getAttribute('href')) ?? '');
  await settled(page);
  await tabTo(page, 'Print, share');
  await page.keyboard.press('Enter');
  await operate(page, 'Share with a professional', walkDialog);
});

async function operate(page: Page, opener: string, use: (dialog: Locator) => Promise<void>) {
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await use(dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).not.toBeAttached();
  expect(await focused(page)).toBe(opener);
}

/** Returns the name of the first link in the main part that matches `name`. */
function nameOf(page: Page, name: RegExp): Promise<string> {
  const link = page.getByRole('main').getByRole('link', { name }).first();
  return link.evaluate((element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' '),
  );
}
