import { addChild, addScan } from '@little-arches/backend/testing/test-rows';
import type { Page } from 'playwright-core';
import { clientsOfSite, createOwnFamily } from './support/families';
import { focused, tabTo, typeInto, walk } from './support/input/keyboard';
import { arrived, settled } from './support/page/settled';
import { visitsOfThisFile } from './support/page/visit';
import { demo, sendSignIn } from './support/sign-in';

const visit = visitsOfThisFile();
const clinic = { email: 'clinic@littlearches.example', password: demo.password };

/** Walks through the shown page by keyboard. */
async function walkPage(page: Page): Promise<string[]> {
  await settled(page);
  const names = await walk(page, page.getByRole('main'));
  expect(names).not.toContain('');
  return names;
}

async function openSignedIn(path: string, who: { email: string; password: string } = demo) {
  const opened = await visit(`/auth/sign-in?returnTo=${encodeURIComponent(path)}`);
  await sendSignIn(opened.page, who);
  await opened.page.waitForURL((url) => url.pathname === path);
  await arrived(opened.page);
  return opened;
}

it('signs in and out without a mouse', async () => {
  const { page } = await visit('/auth/sign-in');
  await settled(page);
  await typeInto(page, page.getByLabel('Email'), demo.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(demo.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Hello, Mara' }).waitFor();
  await tabTo(page, 'Logout');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
});

it.each([
  ['/auth/sign-in', ['Email', 'Password', 'Sign in']],
  ['/auth/sign-up', ['First name', 'Email', 'Create account']],
  ['/auth/reset-password', ['Email', 'Send link']],
  ['/auth/confirm', ['ask for a new link', 'Email', 'Send a new mail']],
])('reaches each control of %s by Tab, in the order it is read', async (path, some) => {
  const { page } = await visit(path);
  const names = await walkPage(page);
  expect(names.filter((name) => some.some((one) => name.startsWith(one))).length).toBeGreaterThanOrEqual(
    some.length,
  );
});

it('reaches each control of a family’s pages by Tab, in the order it is read', async () => {
  const { page } = await openSignedIn('/profile');
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
  await page.getByRole('heading', { name: 'Foot scan', level: 1 }).waitFor();
  await arrived(page);
  await walkPage(page);
  await page.goto('/profile/orders');
  await settled(page);
  await tabTo(page, await nameOf(page, /^Details and receipt/));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Order', level: 1 }).waitFor();
  await arrived(page);
  await walkPage(page);
});

it('reaches each control of a shared scan by Tab, in the order it is read', async () => {
  const { client } = await createOwnFamily();
  await addScan(clientsOfSite().service(), await addChild(client));
  const { data: scan } = await client.from('scans').select('id').single().throwOnError();
  const link = { p_scan_id: scan.id, p_days: 7 };
  const { data: made } = await client.rpc('create_sharing_link', link).throwOnError();
  const { page } = await visit(`/shared-scan#${made.token}`);
  await page.getByRole('heading', { name: 'Measured values' }).waitFor();
  expect((await walkPage(page)).length).toBeGreaterThan(2);
});

it('reaches each control of a practice’s pages by Tab, and filters, searches and pages without a mouse', async () => {
  const { page } = await openSignedIn('/profile', clinic);
  await walkPage(page);
  await page.goto('/profile/profiles');
  await walkPage(page);
  await page.goto('/profile/scans');
  await walkPage(page);

  await page.goto('/profile/scans');
  await settled(page);
  await typeInto(page, page.getByRole('searchbox'), 'Amina');
  await page.keyboard.press('Enter');
  await page.getByText(/scans? of “Amina”/).waitFor();
  // Tab continues from the current place.
  expect(await page.getByRole('searchbox').evaluate((field) => field === document.activeElement)).toBe(true);
  await tabTo(page, 'Failed');
  await page.keyboard.press('Enter');
  await page.waitForURL(/status=failed/);
  expect(await focused(page)).toBe('Failed');
  await page.goto('/profile/scans');
  await settled(page);
  await tabTo(page, 'Next');
  await page.keyboard.press('Enter');
  await page
    .getByText(/page 2 of/)
    .first()
    .waitFor();
});

/** Dialogs: their page, what opens them, and what closes them. */
const dialogs = [
  ['/profile/profiles', 'Add a child'],
  ['/profile/profiles', 'Edit Ida'],
  ['/profile/profiles', 'Delete Ida'],
  ['/profile/scans', 'Get a code for the app'],
  ['/profile/scans', 'Import a scan file'],
  ['/profile/settings', 'Delete my account'],
] as const;

it('opens each dialog by Enter, walks through it, closes it by Escape, and returns the focus', async () => {
  const { page } = await openSignedIn('/profile/profiles');
  for (const [path, opener] of dialogs) {
    await page.goto(path);
    await settled(page);
    if (path === '/profile/scans') await page.getByLabel('A new scan of').selectOption('Ida');
    await operate(page, opener);
  }
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
  await operate(page, 'Share with a professional');
});

async function operate(page: Page, opener: string) {
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await walk(page, dialog);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await focused(page)).toBe(opener);
}

/** Returns the name of the first link in the main part that matches `name`. */
function nameOf(page: Page, name: RegExp): Promise<string> {
  const link = page.getByRole('main').getByRole('link', { name }).first();
  return link.evaluate((element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' '),
  );
}
