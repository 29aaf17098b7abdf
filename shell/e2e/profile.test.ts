import { addChild, addScan } from '@little-arches/backend/testing/test-rows';
import type { Page } from 'playwright-core';
import { clientsOfSite, createOwnFamily } from './support/families';
import { freshEmail, linkOfMail, mailTo } from './support/mailbox';
import { addressOf } from './support/page/problems';
import { PHONE, visitsOfThisFile } from './support/page/visit';
import { eventually } from './support/patience';
import { bringScan } from './support/scans/bring-scan';
import { demo, fillSignUp, sendSignIn } from './support/sign-in';

const visit = visitsOfThisFile();
const email = freshEmail();

it('redirects visitors to the sign-in, leads back to the scans, and shows one', async () => {
  const { page } = await visit('/profile/scans', { viewport: PHONE });
  await isAt(page, '/auth/sign-in?returnTo=%2Fprofile%2Fscans');
  await sendSignIn(page);
  await isAt(page, '/profile/scans');
  await page.getByRole('heading', { name: 'Scans', level: 1 }).waitFor();
  await page.getByText(demo.name).waitFor();
  await page.getByText(demo.email).waitFor();

  await page.getByRole('link', { name: demo.name }).click();
  await page.getByRole('heading', { name: 'Hello, Mara' }).waitFor();
  await page.getByRole('heading', { name: 'Ida' }).waitFor();
  await menuOf(page).getByRole('link', { name: 'Scans' }).click();
  await page.getByRole('heading', { name: 'All scans' }).waitFor();
  await page.getByLabel('Show scans of').selectOption('Ida');
  await page.getByRole('heading', { name: 'Scans of Ida' }).waitFor();
  await page
    .getByRole('link', { name: /^Ida, / })
    .first()
    .click();
  await page.waitForURL(/\/profile\/scans\/[0-9a-f-]+$/);
  await page.getByRole('heading', { name: 'Foot scan', level: 1 }).waitFor();
  await page.getByText(/at the age of/).waitFor();
});

it('stores which exercises were done today, and exports the next scan to a calendar', async () => {
  const family = await createOwnFamily();
  const child = await addChild(family.client);
  await addScan(clientsOfSite().service(), child, {
    exercises: [{ title: 'The giraffe', frequency: 'Every day', steps: ['Stand on tiptoes.'] }],
  });
  const { page } = await visit('/auth/sign-in', { viewport: PHONE });
  await sendSignIn(page, family);
  const box = page.getByRole('checkbox', { name: /The giraffe/ });
  await box.check();
  await page.getByText(/^Done on 1 of the last seven days/).waitFor();
  await page.reload();
  await page.getByText(/^Done on 1 of the last seven days/).waitFor();
  expect(await box.isChecked()).toBe(true);
  await box.uncheck();
  await page.getByText('Not done in the last seven days.').waitFor();
  await page.reload();
  await page.getByText('Not done in the last seven days.').waitFor();
  await pressTwiceOnASlowLine(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Add to calendar/ }).click();
  expect((await download).suggestedFilename()).toBe('foot-scan.ics');
});

/** Ticks and unticks at once, while the first answer arrives after the second press. */
async function pressTwiceOnASlowLine(page: Page) {
  const box = page.getByRole('checkbox', { name: /The giraffe/ });
  let letThrough = () => {};
  const line = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const writes: string[] = [];
  await page.route('**/rest/v1/exercises_done*', async (route) => {
    const method = route.request().method();
    if (method === 'POST' || method === 'DELETE') writes.push(method);
    if (method === 'POST') await line;
    await route.continue();
  });
  const taken = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await box.check();
  await box.uncheck();
  letThrough();
  await taken;
  expect(await box.isChecked()).toBe(false);
  expect(writes).toEqual(['POST', 'DELETE']);
  await page.unroute('**/rest/v1/exercises_done*');
  await page.reload();
  await page.getByText('Not done in the last seven days.').waitFor();
  expect(await box.isChecked()).toBe(false);
}

it('loads the code of a scan’s page only for signed-in visitors', async () => {
  const { page, problems } = await visit('/auth/sign-in');
  // The scan doesn't exist, which only its page detects.
  problems.expect(/console: .*Response/);
  await page.waitForLoadState('networkidle');
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/remote-account\/.*\.js$/.test(request.url())) loaded.push(request.url());
  });
  await page.goto(A_SCAN);
  await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const ofVisitor = new Set(loaded);
  expect([...ofVisitor].filter((url) => url.includes('page-scan'))).toEqual([]);
  await sendSignIn(page);
  await page.getByRole('heading', { name: 'We couldn’t find that' }).waitFor();
  expect(addressOf(page)).toBe(A_SCAN);
  const ofPage = loaded.filter((url) => !ofVisitor.has(url));
  expect(ofPage).not.toEqual([]);
  loaded.length = 0;
  await page.reload();
  await page.getByRole('heading', { name: 'We couldn’t find that' }).waitFor();
  expect(loaded).toEqual(expect.arrayContaining(ofPage));
});

/** An id without a scan. */
const A_SCAN = '/profile/scans/00000000-0000-4000-8000-000000000000';

it('logs out to the home page, and the profile asks to sign in again', async () => {
  const { page } = await visit('/auth/sign-in');
  await sendSignIn(page);
  await isAt(page, '/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await isAt(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  await page.goto('/profile');
  await isAt(page, '/auth/sign-in?returnTo=%2Fprofile');
});

it('signs a family up by mail; adds a child, receives and shares its scans, and deletes it', async () => {
  const { page, problems } = await visit('/auth/sign-up');
  problems.expect(/422 .*importScan/);
  await fillSignUp(page, email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  await page.goto(await linkOfMail(email, /confirm/i));
  await page.getByRole('button', { name: 'Confirm and sign in' }).click();
  await isAt(page, '/profile');
  await page.getByRole('heading', { name: 'Hello, Alva' }).waitFor();

  await page.getByRole('link', { name: 'Add a child' }).click();
  await page.getByRole('button', { name: 'Add a child' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First name').fill('Juna');
  await dialog.getByLabel('Month of birth').selectOption('May');
  await dialog.getByLabel('Year of birth').selectOption({ index: 6 });
  await dialog.getByRole('button', { name: 'Add child' }).click();
  await page.getByRole('heading', { name: 'Juna' }).waitFor();

  await menuOf(page).getByRole('link', { name: 'Scans' }).click();
  await bringScan(page, visit);

  await menuOf(page).getByRole('link', { name: 'Profiles' }).click();
  await page.getByRole('button', { name: 'Edit Juna' }).click();
  await dialog.getByLabel('First name').fill('Juna Lou');
  await dialog.getByRole('button', { name: 'Save profile' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Delete Juna Lou' }).click();
  await dialog.getByRole('button', { name: 'Delete profile and scans' }).click();
  await page.getByText('No profiles yet.').waitFor();
  await page.reload();
  await page.getByText('No profiles yet.').waitFor();
});

it('reports at sign-up that a user exists', async () => {
  const { page } = await visit('/auth/sign-up');
  await fillSignUp(page, demo.email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('This user already exists').waitFor();
  await expectValue(page, 'Email', demo.email);
});

it('keeps the typed text after a wrong password', async () => {
  const { page, problems } = await visit('/auth/sign-in');
  problems.expect(/400 \(Bad Request\).*\/token/);
  problems.expect(/composition.*Invalid login credentials/);
  await sendSignIn(page, { ...demo, password: 'not this one' });
  await page.getByRole('alert').waitFor();
  await expectValue(page, 'Email', demo.email);
  await sendSignIn(page);
  await isAt(page, '/profile');
});

it('sets a new password by mail', async () => {
  const { page } = await visit('/auth/reset-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  await page.goto(await linkOfMail(email, /new password/i));
  await page.getByRole('button', { name: 'Choose a new password' }).click();
  await page.getByLabel('New password', { exact: true }).fill('four new small feet');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await page.getByRole('heading', { name: 'Your password is changed' }).waitFor();

  const { page: later } = await visit('/auth/sign-in');
  await sendSignIn(later, { email, password: 'four new small feet' });
  await isAt(later, '/profile');
});

it('changes name, password and email in the settings, and confirms the deletion of the account by mail', async () => {
  const own = await createOwnFamily();
  const { page, problems } = await visit('/auth/sign-in?returnTo=%2Fprofile%2Fsettings');
  await sendSignIn(page, own);
  await page.getByLabel('First name').fill('Runa');
  await page.getByLabel('Last name').fill('Ek');
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByText('Your name is saved.').waitFor();
  await page.getByRole('link', { name: 'Runa Ek' }).waitFor();

  const changePassword = async (current: string) => {
    await page.getByLabel('Current password', { exact: true }).fill(current);
    await page.getByLabel('New password', { exact: true }).fill('four new small feet');
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  problems.expect(/400 \(Bad Request\).*\/token/);
  problems.expect(/composition.*Invalid login credentials/);
  await changePassword('not this one');
  await page.getByRole('alert').getByText('This is not your password.').waitFor();
  await changePassword(own.password);
  await page.getByText('Your password is changed.').waitFor();
  const { error } = await own.client.auth.getUser();
  expect(error?.name).toBe('AuthSessionMissingError');

  const client = clientsOfSite().visitor();
  await client.auth.signInWithPassword({ email: own.email, password: 'four new small feet' });
  await page.reload();
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByText('Everywhere else you are signed out.').waitFor();
  expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  await page.getByText(/· this device/).waitFor();

  const wanted = freshEmail();
  await page.getByLabel('New email').fill(wanted);
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByText('Check both inboxes').waitFor();
  await page.goto(await linkOfMail(own.email, /new email/));
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await page.getByRole('heading', { name: 'One address has confirmed' }).waitFor();
  await page.goto('/profile/settings');
  await page.getByText('A change waits to be confirmed').waitFor();
  await page.goto(await linkOfMail(wanted, /new email/));
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await page.getByRole('heading', { name: 'Your email is changed' }).waitFor();
  await page.getByRole('link', { name: 'Go to your settings' }).click();
  await page.getByText(`You sign in with ${wanted}.`).waitFor();

  // The account is deleted before the browser signs out of it.
  problems.expect(/403 \(Forbidden\).*\/logout/);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const sure = page.getByRole('dialog');
  await sure.getByLabel('Password', { exact: true }).fill('four new small feet');
  await sure.getByRole('checkbox').check();
  await sure.getByRole('button', { name: 'Delete my account' }).click();
  await isAt(page, '/');
  await mailTo(wanted, /account is deleted/);
});

it('signs out all tabs at once', async () => {
  const { page, context } = await visit('/auth/sign-in');
  await sendSignIn(page);
  await isAt(page, '/profile');
  const other = await context.newPage();
  await other.goto('/store');
  await other.getByRole('banner').getByRole('link', { name: 'Your profile' }).waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  await other.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  // Leaving the profile loads another document; a browser that is closed meanwhile may never end.
  await isAt(page, '/');
  await page.getByRole('heading', { level: 1 }).waitFor();
});

it('redirects signed-in visitors from the auth pages, but never to another site', async () => {
  const { page } = await visit('/auth/sign-in?returnTo=%2F%2Fevil.example%2F');
  await sendSignIn(page);
  await isAt(page, '/profile');
  for (const [from, to] of [
    ['/auth/sign-in', '/profile'],
    ['/auth/sign-up?returnTo=%2Fstore', '/store'],
    ['/auth/sign-in?returnTo=https%3A%2F%2Fevil.example', '/profile'],
    ['/auth/sign-in?returnTo=%2F%5Cevil.example', '/profile'],
  ] as const) {
    await page.goto(from);
    await isAt(page, to);
  }
});

function menuOf(page: Page) {
  return page.getByRole('navigation', { name: 'Profile' });
}

async function isAt(page: Page, address: string) {
  await eventually(() => expect(addressOf(page)).toBe(address));
}

async function expectValue(page: Page, label: string, value: string) {
  expect(await page.getByLabel(label).inputValue()).toBe(value);
}
