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
import { fillCart } from './support/shop/fill-cart';
import { forgetOrders } from './support/shop/payments';
import { pressWithStored } from './support/stored-session';

/** Fixture that fills in "Add a child" in part, by default as the demo family. */
interface HalfFilled {
  readonly addingAChild: (who?: Account) => Promise<void>;
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
});

const NOTES = 'Walks on her toes since May.';

const dialogOf = (page: Page, name: RegExp | string) => page.getByRole('dialog', { name });
const childForm = (page: Page) => dialogOf(page, 'Add a child');
const addButton = (page: Page) => childForm(page).getByRole('button', { name: 'Add child' });
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

test('asks to sign in when another tab signs out, refuses a wrong password, and keeps the half-filled checkout', async ({
  page,
  signedIn,
  noConsoleErrors,
}) => {
  noConsoleErrors.expect(/400 \(Bad Request\).*\/token/);
  noConsoleErrors.expect(/composition.*Invalid login credentials/);
  await forgetOrders();
  await page.setViewportSize(DESKTOP);
  await fillCart(page, 'summit-insole');
  await signedIn(demo, '/checkout');
  const { card, fill, payNow } = checkoutOf(page);
  await fill('pays');
  await signOutElsewhere(page);
  await signInAgain(page, 'not this one');
  await expect(signedOut(page).getByRole('alert')).toBeVisible();
  await signInAgain(page, demo.password);
  await expect(signedOut(page)).toHaveCount(0);
  await expect(card.locator('#number')).toHaveValue('4242 4242 4242 4242');
  await press(payNow);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible();
});

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
