import { demo, expect, freshEmail, PHONE, sendSignIn, test } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import { clientsOfSite, createOwnFamily } from './support/families';
import { bringScan } from './support/scans/bring-scan';
import { fillSignUp } from './support/sign-in';

const email = freshEmail();

test('shows three children within three screens of a phone, and on the first a box to tick', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize(PHONE);
  await signedIn(demo);
  await expect(page.getByRole('checkbox').first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('article')).toHaveCount(3);
  const { y = 0, height = 0 } = (await page.getByRole('main').boundingBox()) ?? {};
  expect(y + height).toBeLessThan(3 * PHONE.height);
});

test('signs a family up by mail; adds a child, receives and shares its scans, deletes it and brings it back', async ({
  page,
  mailbox,
  anotherVisitor,
  noConsoleErrors,
}) => {
  await page.goto('/auth/sign-up');
  noConsoleErrors.expect(/422 .*importScan/);
  await fillSignUp(page, email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await page.goto(await mailbox.link(email, /confirm/i));
  await page.getByRole('button', { name: 'Confirm and sign in' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { name: 'Hello, Alva' })).toBeVisible();

  await page.getByRole('link', { name: 'Add a child' }).click();
  await page.getByRole('button', { name: 'Add a child' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First name').fill('Juna');
  await dialog.getByLabel('Month of birth').selectOption('May');
  await dialog.getByLabel('Year of birth').selectOption({ index: 6 });
  await dialog.getByRole('button', { name: 'Add child' }).click();
  await expect(page.getByRole('heading', { name: 'Juna' })).toBeVisible();

  await menuOf(page).getByRole('link', { name: 'Scans' }).click();
  await bringScan(page, anotherVisitor);

  await menuOf(page).getByRole('link', { name: 'Profiles' }).click();
  await page.getByRole('button', { name: 'Edit Juna' }).click();
  await dialog.getByLabel('First name').fill('Juna Lou');
  await dialog.getByRole('button', { name: 'Save profile' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Delete Juna Lou' }).click();
  await dialog.getByRole('button', { name: 'Delete profile and scans' }).click();
  await expect(page.getByText('No profiles yet.')).toBeVisible();

  await page.goto('/profile/settings#deleted-profiles');
  await page.getByRole('button', { name: 'Bring back' }).click();
  await expect(page.getByText('The profile of Juna Lou is back.')).toBeVisible();
  await page.goto('/profile/profiles');
  await expect(page.getByRole('heading', { name: 'Juna Lou' })).toBeVisible();
});

test('sets a new password by mail', async ({ page, mailbox, anotherVisitor }) => {
  await page.goto('/auth/reset-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await page.goto(await mailbox.link(email, /new password/i));
  await page.getByRole('button', { name: 'Choose a new password' }).click();
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  await page.reload();
  await page.getByLabel('New password', { exact: true }).fill('four new small feet');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();

  const { page: later } = await anotherVisitor('/auth/sign-in');
  await sendSignIn(later, { email, password: 'four new small feet' });
  await expect(later).toHaveURL('/profile');
});

test('changes name, password and email in the settings, and confirms the deletion of the account by mail', async ({
  page,
  signedIn,
  mailbox,
  noConsoleErrors,
}) => {
  const own = await createOwnFamily();
  await page.setViewportSize(PHONE);
  await signedIn(own, '/profile/settings');
  const topics = page.getByRole('main').getByRole('heading', { level: 2 });
  for (const topic of await topics.all()) await expect(topic).toBeInViewport({ ratio: 1 });
  await openTopic(page, 'Your name');
  await page.getByLabel('First name').fill('Runa');
  await page.getByLabel('Last name').fill('Ek');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Your name is saved.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Runa Ek' })).toBeVisible();

  const changePassword = async (current: string) => {
    await page.getByLabel('Current password', { exact: true }).fill(current);
    await page.getByLabel('New password', { exact: true }).fill('four new small feet');
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  noConsoleErrors.expect(/400 \(Bad Request\).*\/token/);
  noConsoleErrors.expect(/composition.*Invalid login credentials/);
  await openTopic(page, 'Your password');
  await changePassword('not this one');
  await expect(page.getByRole('alert').getByText('This is not your password.')).toBeVisible();
  await changePassword(own.password);
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  const { error } = await own.client.auth.getUser();
  expect(error?.name).toBe('AuthSessionMissingError');

  const client = clientsOfSite().visitor();
  await client.auth.signInWithPassword({ email: own.email, password: 'four new small feet' });
  await page.reload();
  await openTopic(page, 'Where you are signed in');
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByText('Everywhere else you are signed out.')).toBeVisible();
  expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  await expect(page.getByText(/· this device/)).toBeVisible();

  const wanted = freshEmail();
  await openTopic(page, 'Your email');
  await page.getByLabel('New email').fill(wanted);
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText('Check both inboxes')).toBeVisible();
  await page.goto(await mailbox.link(own.email, /new email/));
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await expect(page.getByRole('heading', { name: 'One address has confirmed' })).toBeVisible();
  await page.goto('/profile/settings#email-section');
  await expect(page.getByText('A change waits to be confirmed')).toBeVisible();
  await page.goto(await mailbox.link(wanted, /new email/));
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is changed' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to your settings' }).click();
  await openTopic(page, 'Your email');
  await expect(page.getByText(`You sign in with ${wanted}.`)).toBeVisible();

  // The account is deleted before the browser signs out of it.
  noConsoleErrors.expect(/403 \(Forbidden\).*\/logout/);
  await openTopic(page, 'Your data');
  await page.getByText('Take it back').click();
  await page.getByRole('link', { name: 'delete your account' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const sure = page.getByRole('dialog');
  await sure.getByLabel('Password', { exact: true }).fill('four new small feet');
  await sure.getByRole('checkbox').check();
  await sure.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL('/');
  await mailbox.links(wanted, /account is deleted/);
});

const openTopic = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 }).click();

function menuOf(page: Page) {
  return page.getByRole('navigation', { name: 'Profile' });
}
