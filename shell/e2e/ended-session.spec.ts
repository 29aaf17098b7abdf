import {
  type Account,
  test as base,
  checkoutOf,
  DESKTOP,
  demo,
  expect,
  PHONE,
  practice,
  press,
  sendSignIn,
} from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import { clientsOfSite, createOwnFamily } from './support/families';
import { fillCart } from './support/shop/fill-cart';
import { forgetOrders } from './support/shop/payments';
import { pressWithStored } from './support/stored-session';

/** Fixtures that open pages of an account with a half-filled form. */
interface HalfFilled {
  /** Fills in "Add a child" in part, by default as the demo family. */
  readonly addingAChild: (who?: Account) => Promise<void>;
  /** Changes name and email without saving them. */
  readonly changingSettings: (who: Account) => Promise<void>;
}

const test = base.extend<HalfFilled>({
  viewport: PHONE,
  addingAChild: async ({ page, signedIn }, use) =>
    use(async (who = demo) => {
      await signedIn(who, '/profile/profiles');
      await page.getByRole('button', { name: 'Add a child' }).click();
      const form = childForm(page);
      await form.getByLabel('Month of birth').selectOption('May');
      await form.getByLabel('Year of birth').selectOption({ index: 6 });
      await form.getByLabel('Notes').fill(NOTES);
      await form.getByLabel('First name').fill('Juna');
    }),
  changingSettings: async ({ page, signedIn }, use) =>
    use(async (who) => {
      await signedIn(who, '/profile/settings');
      for (const topic of ['Your name', 'Your email'])
        await page.getByRole('heading', { name: topic }).click();
      await page.getByLabel('First name').fill('Runa');
      await page.getByLabel('New email').fill(ELSEWHERE);
    }),
});

const NOTES = 'Walks on her toes since May.';
const MOVED = 'four new small feet';
const ELSEWHERE = 'runa@elsewhere.example';

const dialogOf = (page: Page, name: RegExp | string) => page.getByRole('dialog', { name });
const childForm = (page: Page) => dialogOf(page, 'Add a child');
const addButton = (page: Page) => childForm(page).getByRole('button', { name: 'Add child' });
const saveName = (page: Page) => page.getByRole('button', { name: 'Save name' });
const ended = (page: Page) => dialogOf(page, /^Your session has ended/);
const signedOut = (page: Page) => dialogOf(page, /^You have been signed out/);

test('asks to sign in over a half-filled form whose session expired, and saves it afterwards', async ({
  page,
  addingAChild,
  noConsoleErrors,
}) => {
  await addingAChild();
  noConsoleErrors.expect(/400 \(Bad Request\).*\/token/);
  const name = freshName();
  await childForm(page).getByLabel('First name').fill(name);
  await pressWithStored(page, { expires_at: 1, refresh_token: 'gone' }, addButton(page));
  await expect(ended(page)).toBeVisible();
  await expect(ended(page).getByLabel('Password')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await ended(page).getByLabel('Password').fill(demo.password);
  await page.keyboard.press('Enter');
  await expect(ended(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(childForm(page)).toHaveCount(0);
  await removeChild(page, name);
});

test('asks to sign in when another tab signs out, and keeps typed text', async ({ page, addingAChild }) => {
  await addingAChild();
  const name = freshName();
  await childForm(page).getByLabel('First name').fill(name);
  await signOutElsewhere(page);
  await expectNarrow(page);
  await signInAgain(page, demo.password);
  await expect(signedOut(page)).toHaveCount(0);
  await expect(childForm(page).getByLabel('Notes')).toHaveValue(NOTES);
  await expect(childForm(page).getByLabel('First name')).toBeFocused();
  await addButton(page).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await removeChild(page, name);
});

test('continues by itself when the same person signs in again in the other tab', async ({
  page,
  addingAChild,
}) => {
  await addingAChild();
  const other = await signOutElsewhere(page);
  await other.goto('/auth/sign-in');
  await sendSignIn(other);
  await expect(signedOut(page)).toHaveCount(0);
  await expect(childForm(page).getByLabel('Notes')).toHaveValue(NOTES);
});

test('shows nothing of the first person when another one signs in in another tab', async ({
  page,
  addingAChild,
}) => {
  await addingAChild();
  const other = await signOutElsewhere(page);
  await other.goto('/auth/sign-in');
  await sendSignIn(other, practice);
  await expect(dialogOf(page, /^Somebody else is signed in/)).toBeVisible();
  await page.evaluate(() => Reflect.set(window, 'memory', 'of the first person'));
  await page.getByRole('button', { name: 'Leave this page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Your profile' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'memory'))).toBeUndefined();
});

test('reports a wrong password and keeps both forms', async ({ page, addingAChild, noConsoleErrors }) => {
  await addingAChild();
  noConsoleErrors.expect(/400 \(Bad Request\).*\/token/);
  noConsoleErrors.expect(/composition.*Invalid login credentials/);
  await signOutElsewhere(page);
  await signInAgain(page, 'not this one');
  await expect(signedOut(page).getByRole('alert')).toBeVisible();
  await signInAgain(page, demo.password);
  await expect(signedOut(page)).toHaveCount(0);
  await expect(childForm(page).getByLabel('Notes')).toHaveValue(NOTES);
});

test('asks to sign in after the password was changed elsewhere, and accepts the new one', async ({
  page,
  newcomer,
  mailbox,
  addingAChild,
  anotherVisitor,
  noConsoleErrors,
}) => {
  await addingAChild(newcomer);
  noConsoleErrors.expect(/40\d \(.*\/token/);
  const { page: elsewhere } = await anotherVisitor('/auth/reset-password');
  await elsewhere.getByLabel('Email').fill(newcomer.email);
  await elsewhere.getByRole('button', { name: 'Send link' }).click();
  await elsewhere.goto(await mailbox.link(newcomer.email, /new password/i));
  await elsewhere.getByRole('button', { name: 'Choose a new password' }).click();
  await elsewhere.getByLabel('New password', { exact: true }).fill(MOVED);
  await elsewhere.getByRole('button', { name: 'Save new password' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();

  await pressWithStored(page, { expires_at: 1 }, addButton(page));
  await expect(ended(page)).toBeVisible();
  await signInAgain(page, MOVED);
  await expect(page.getByRole('heading', { name: 'Juna' })).toBeVisible();
});

test('reports an expired session when the account was deleted elsewhere', async ({
  page,
  newcomer,
  addingAChild,
  anotherVisitor,
  noConsoleErrors,
}) => {
  await addingAChild(newcomer);
  noConsoleErrors.expect(/409 \(Conflict\).*\/children/);
  noConsoleErrors.expect(/403 \(Forbidden\).*\/user/);
  noConsoleErrors.expect(/403 \(Forbidden\).*\/logout/);
  const { page: elsewhere, problems } = await anotherVisitor('/auth/sign-in?returnTo=%2Fprofile%2Fsettings');
  // The account is deleted before the browser signs out of it.
  problems.expect(/403 \(Forbidden\).*\/logout/);
  await sendSignIn(elsewhere, newcomer);
  await elsewhere.getByRole('heading', { name: 'Delete your account' }).click();
  await elsewhere.getByRole('button', { name: 'Delete my account' }).click();
  const sure = elsewhere.getByRole('dialog');
  await sure.getByLabel('Password', { exact: true }).fill(newcomer.password);
  await sure.getByRole('checkbox').check();
  await sure.getByRole('button', { name: 'Delete my account' }).click();
  await expect(elsewhere).toHaveURL('/');

  await addButton(page).click();
  await expect(ended(page)).toBeVisible();
  await expect(childForm(page).getByLabel('Notes')).toHaveValue(NOTES);
  await page.getByRole('button', { name: 'Leave this page' }).click();
  await expect(page).toHaveURL('/');
});

test('keeps half-filled settings however the session ends, and saves them afterwards', async ({
  page,
  changingSettings,
  noConsoleErrors,
}) => {
  const own = await createOwnFamily();
  await changingSettings(own);
  noConsoleErrors.expect(/400 \(Bad Request\).*\/token/);
  const other = await signOutElsewhere(page);
  // The other tab would follow this one, and might read the broken session first.
  await other.close();
  await expectNarrow(page);
  await signInAgain(page, own.password);
  await expect(signedOut(page)).toHaveCount(0);
  await expectTyped(page);

  await pressWithStored(page, { expires_at: 1, refresh_token: 'gone' }, saveName(page));
  await expect(ended(page)).toBeVisible();
  await signInAgain(page, own.password);
  await expect(page.getByText('Your name is saved.')).toBeVisible();
  await expectTyped(page);

  // A changed password ends every other session of the account.
  const elsewhere = clientsOfSite().visitor();
  await elsewhere.auth.signInWithPassword(own);
  const change = { password: MOVED, current_password: own.password };
  expect((await elsewhere.auth.updateUser(change)).error).toBeNull();
  await page.getByLabel('Last name').fill('Eklund');
  await pressWithStored(page, { expires_at: 1 }, saveName(page));
  await expect(ended(page)).toBeVisible();
  await signInAgain(page, MOVED);
  await expect(page.getByRole('link', { name: 'Runa Eklund' })).toBeVisible();
  await expect(page.getByLabel('New email')).toHaveValue(ELSEWHERE);
});

test('keeps the half-filled checkout', async ({ page, signedIn }) => {
  await forgetOrders();
  await page.setViewportSize(DESKTOP);
  await fillCart(page, 'summit-insole');
  await signedIn(demo, '/checkout');
  const { card, fill, payNow } = checkoutOf(page);
  await fill('pays');
  await signOutElsewhere(page);
  await signInAgain(page, demo.password);
  await expect(signedOut(page)).toHaveCount(0);
  await expect(card.locator('#number')).toHaveValue('4242 4242 4242 4242');
  await press(payNow);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible();
});

async function expectTyped(page: Page) {
  await expect(page.getByLabel('First name')).toHaveValue('Runa');
  await expect(page.getByLabel('New email')).toHaveValue(ELSEWHERE);
}

/** Signs out in another tab, which it returns, and waits until this page shows that. */
async function signOutElsewhere(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto('/profile');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/');
  await expect(signedOut(page)).toBeVisible();
  return other;
}

async function signInAgain(page: Page, password: string) {
  const dialog = page.getByRole('dialog').filter({ hasText: 'Sign in again' });
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Sign in again' }).click();
}

async function removeChild(page: Page, name: string) {
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('button', { name: 'Delete profile and scans' }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0);
}

function freshName() {
  return `Juna ${Math.random().toString(36).slice(2, 7)}`;
}

/** Expects that nothing exceeds the width of a phone's screen. */
async function expectNarrow(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
}
