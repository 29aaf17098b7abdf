import type { Page } from 'playwright-core';
import { clientsOfSite, createOwnFamily } from './support/families';
import { press } from './support/input/press';
import { freshEmail, linkOfMail } from './support/mailbox';
import { addressOf } from './support/page/address-of';
import { PHONE, type Visit, visitsOfThisFile } from './support/page/visit';
import { eventually } from './support/patience';
import { addToCart } from './support/shop/add-to-cart';
import { cardFrame, cards, fillPayment, payNow } from './support/shop/pay';
import { forgetOrders } from './support/shop/payments';
import { demo, fillSignUp, newcomer, sendSignIn } from './support/sign-in';
import { pressWithStored } from './support/stored-session';

const visit = visitsOfThisFile();
const clinic = { email: 'clinic@littlearches.example', password: demo.password };
const NOTES = 'Walks on her toes since May.';
const MOVED = 'four new small feet';
const ELSEWHERE = 'runa@elsewhere.example';

const dialogOf = (page: Page, name: RegExp | string) => page.getByRole('dialog', { name });
const childForm = (page: Page) => dialogOf(page, 'Add a child');
const addButton = (page: Page) => childForm(page).getByRole('button', { name: 'Add child' });
const saveName = (page: Page) => page.getByRole('button', { name: 'Save name' });
const ended = (page: Page) => dialogOf(page, /^Your session has ended/);
const signedOut = (page: Page) => dialogOf(page, /^You have been signed out/);
const isAt = (page: Page, address: string) => eventually(() => expect(addressOf(page)).toBe(address));

it('asks to sign in over a half-filled form whose session expired, and saves it afterwards', async () => {
  const { page, problems } = await addingAChild();
  problems.expect(/400 \(Bad Request\).*\/token/);
  const name = freshName();
  await childForm(page).getByLabel('First name').fill(name);
  await pressWithStored(page, { expires_at: 1, refresh_token: 'gone' }, addButton(page));
  await ended(page).waitFor();
  expect(await focusedLabel(page)).toBe('Password');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await ended(page).getByLabel('Password').fill(demo.password);
  await page.keyboard.press('Enter');
  await ended(page).waitFor({ state: 'detached' });
  await page.getByRole('heading', { name }).waitFor();
  await childForm(page).waitFor({ state: 'detached' });
  await removeChild(page, name);
});

it('asks to sign in when another tab signs out, and keeps typed text', async () => {
  const { page, context } = await addingAChild();
  const name = freshName();
  await childForm(page).getByLabel('First name').fill(name);
  await signOutElsewhere(await context.newPage());
  await signedOut(page).waitFor();
  await expectNarrow(page);
  await signInAgain(page, demo.password);
  await signedOut(page).waitFor({ state: 'detached' });
  expect(await childForm(page).getByLabel('Notes').inputValue()).toBe(NOTES);
  expect(await focusedLabel(page)).toBe('First name');
  await addButton(page).click();
  await page.getByRole('heading', { name }).waitFor();
  await removeChild(page, name);
});

it('continues by itself when the same person signs in again in the other tab', async () => {
  const { page, context } = await addingAChild();
  const other = await context.newPage();
  await signOutElsewhere(other);
  await signedOut(page).waitFor();
  await other.goto('/auth/sign-in');
  await sendSignIn(other);
  await signedOut(page).waitFor({ state: 'detached' });
  expect(await childForm(page).getByLabel('Notes').inputValue()).toBe(NOTES);
});

it('shows another person a new page without data of the first', async () => {
  const { page, context } = await addingAChild();
  await signOutElsewhere(await context.newPage());
  await signedOut(page).waitFor();
  await page.evaluate(() => Reflect.set(window, 'memory', 'of the first person'));
  await signedOut(page).getByLabel('Email').fill(clinic.email);
  await signInAgain(page, clinic.password);
  await page.getByText(clinic.email).waitFor();
  await page.getByRole('button', { name: 'Add a child' }).waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'memory'))).toBeUndefined();
  expect(await page.content()).not.toMatch(/toes since May|Mara|demo@littlearches/);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

it('shows nothing of the first person when another one signs in in another tab', async () => {
  const { page, context } = await addingAChild();
  const other = await context.newPage();
  await signOutElsewhere(other);
  await signedOut(page).waitFor();
  await other.goto('/auth/sign-in');
  await sendSignIn(other, clinic);
  await dialogOf(page, /^Somebody else is signed in/).waitFor();
  await page.evaluate(() => Reflect.set(window, 'memory', 'of the first person'));
  await page.getByRole('button', { name: 'Leave this page' }).click();
  await isAt(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Your profile' }).waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'memory'))).toBeUndefined();
});

it('goes to the home page when the visitor does not sign in again', async () => {
  const { page, context } = await addingAChild();
  await signOutElsewhere(await context.newPage());
  await signedOut(page).getByRole('button', { name: 'Leave this page' }).click();
  await isAt(page, '/');
  expect(await page.content()).not.toMatch(/toes since May|Mara/);
});

it('reports a wrong password and keeps both forms', async () => {
  const { page, context, problems } = await addingAChild();
  problems.expect(/400 \(Bad Request\).*\/token/);
  problems.expect(/composition.*Invalid login credentials/);
  await signOutElsewhere(await context.newPage());
  await signedOut(page).waitFor();
  await signInAgain(page, 'not this one');
  await signedOut(page).getByRole('alert').waitFor();
  await signInAgain(page, demo.password);
  await signedOut(page).waitFor({ state: 'detached' });
  expect(await childForm(page).getByLabel('Notes').inputValue()).toBe(NOTES);
});

it('asks to sign in after the password was changed elsewhere, and accepts the new one', async () => {
  const family = await newFamily();
  const { page, problems } = await addingAChild(family);
  problems.expect(/40\d \(.*\/token/);
  const { page: elsewhere } = await visit('/auth/reset-password');
  await elsewhere.getByLabel('Email').fill(family.email);
  await elsewhere.getByRole('button', { name: 'Send link' }).click();
  await elsewhere.goto(await linkOfMail(family.email, /new password/i));
  await elsewhere.getByRole('button', { name: 'Choose a new password' }).click();
  await elsewhere.getByLabel('New password', { exact: true }).fill(MOVED);
  await elsewhere.getByRole('button', { name: 'Save new password' }).click();
  await elsewhere.getByRole('heading', { name: 'Your password is changed' }).waitFor();

  await pressWithStored(page, { expires_at: 1 }, addButton(page));
  await ended(page).waitFor();
  await signInAgain(page, MOVED);
  await page.getByRole('heading', { name: 'Juna' }).waitFor();
});

it('reports an expired session when the account was deleted elsewhere', async () => {
  const family = await newFamily();
  const { page, problems } = await addingAChild(family);
  problems.expect(/409 \(Conflict\).*\/children/);
  problems.expect(/403 \(Forbidden\).*\/user/);
  problems.expect(/403 \(Forbidden\).*\/logout/);
  const { page: elsewhere, problems: there } = await visit('/auth/sign-in?returnTo=%2Fprofile%2Fsettings');
  // The account is deleted before the browser signs out of it.
  there.expect(/403 \(Forbidden\).*\/logout/);
  await sendSignIn(elsewhere, family);
  await elsewhere.getByRole('button', { name: 'Delete my account' }).click();
  const sure = elsewhere.getByRole('dialog');
  await sure.getByLabel('Password', { exact: true }).fill(family.password);
  await sure.getByRole('checkbox').check();
  await sure.getByRole('button', { name: 'Delete my account' }).click();
  await isAt(elsewhere, '/');

  await addButton(page).click();
  await ended(page).waitFor();
  expect(await childForm(page).getByLabel('Notes').inputValue()).toBe(NOTES);
  await page.getByRole('button', { name: 'Leave this page' }).click();
  await isAt(page, '/');
});

it('keeps half-filled settings however the session ends, and saves them afterwards', async () => {
  const own = await createOwnFamily();
  const { page, context, problems } = await changingSettings(own);
  problems.expect(/400 \(Bad Request\).*\/token/);
  const other = await context.newPage();
  await signOutElsewhere(other);
  await signedOut(page).waitFor();
  // The other tab would follow this one, and might read the broken session first.
  await other.close();
  await expectNarrow(page);
  await signInAgain(page, own.password);
  await signedOut(page).waitFor({ state: 'detached' });
  await expectTyped(page);

  await pressWithStored(page, { expires_at: 1, refresh_token: 'gone' }, saveName(page));
  await ended(page).waitFor();
  await signInAgain(page, own.password);
  await page.getByText('Your name is saved.').waitFor();
  await expectTyped(page);

  // A changed password ends every other session of the account.
  const elsewhere = clientsOfSite().visitor();
  await elsewhere.auth.signInWithPassword(own);
  const change = { password: MOVED, current_password: own.password };
  expect((await elsewhere.auth.updateUser(change)).error).toBeNull();
  await page.getByLabel('Last name').fill('Eklund');
  await pressWithStored(page, { expires_at: 1 }, saveName(page));
  await ended(page).waitFor();
  await signInAgain(page, MOVED);
  await page.getByRole('link', { name: 'Runa Eklund' }).waitFor();
  expect(await page.getByLabel('New email').inputValue()).toBe(ELSEWHERE);
});

it('reports an expired session over half-filled settings when the account was deleted', async () => {
  const own = await createOwnFamily();
  const { page, problems } = await changingSettings(own);
  problems.expect(/406 \(Not Acceptable\).*\/profiles/);
  problems.expect(/403 \(Forbidden\).*\/user/);
  problems.expect(/403 \(Forbidden\).*\/logout/);
  await own.client.rpc('delete_account').throwOnError();
  await saveName(page).click();
  await ended(page).waitFor();
  await expectTyped(page);
  await page.getByRole('button', { name: 'Leave this page' }).click();
  await isAt(page, '/');
});

it('keeps the half-filled checkout', async () => {
  await forgetOrders();
  const { page, context } = await visit('/store/summit-insole');
  await addToCart(page);
  await page.getByRole('button', { name: 'Cart, 1 item' }).waitFor();
  await page.goto('/auth/sign-in?returnTo=%2Fcheckout');
  await sendSignIn(page);
  await fillPayment(page, cards.pays);
  await signOutElsewhere(await context.newPage());
  await signedOut(page).waitFor();
  await signInAgain(page, demo.password);
  await signedOut(page).waitFor({ state: 'detached' });
  expect(await cardFrame(page).locator('#number').inputValue()).toBe(cards.pays);
  await press(payNow(page));
  await page.getByRole('heading', { level: 1, name: 'Payment Successful' }).waitFor();
});

/** Opens a phone on which "Add a child" is half filled in. */
async function addingAChild(who: { email: string; password: string } = demo): Promise<Visit> {
  const opened = await visit('/auth/sign-in?returnTo=%2Fprofile%2Fprofiles', { viewport: PHONE });
  const { page } = opened;
  await sendSignIn(page, who);
  await page.getByRole('button', { name: 'Add a child' }).click();
  const form = childForm(page);
  await form.getByLabel('Month of birth').selectOption('May');
  await form.getByLabel('Year of birth').selectOption({ index: 6 });
  await form.getByLabel('Notes').fill(NOTES);
  await form.getByLabel('First name').fill('Juna');
  return opened;
}

/** Opens a phone on which name and email are being changed. */
async function changingSettings(who: { email: string; password: string }): Promise<Visit> {
  const opened = await visit('/auth/sign-in?returnTo=%2Fprofile%2Fsettings', { viewport: PHONE });
  await sendSignIn(opened.page, who);
  await opened.page.getByLabel('First name').fill('Runa');
  await opened.page.getByLabel('New email').fill(ELSEWHERE);
  return opened;
}

async function expectTyped(page: Page) {
  expect(await page.getByLabel('First name').inputValue()).toBe('Runa');
  expect(await page.getByLabel('New email').inputValue()).toBe(ELSEWHERE);
}

async function newFamily() {
  const family = { email: freshEmail(), password: newcomer.password };
  const { page } = await visit('/auth/sign-up');
  await fillSignUp(page, family.email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  await page.goto(await linkOfMail(family.email, /confirm/i));
  await page.getByRole('button', { name: 'Confirm and sign in' }).click();
  await page.getByRole('heading', { name: 'Hello, Alva' }).waitFor();
  return family;
}

async function signOutElsewhere(other: Page) {
  await other.goto('/profile');
  await other.getByRole('button', { name: 'Logout' }).click();
  await isAt(other, '/');
}

async function signInAgain(page: Page, password: string) {
  const dialog = page.getByRole('dialog').filter({ hasText: 'Sign in again' });
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Sign in again' }).click();
}

async function removeChild(page: Page, name: string) {
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('button', { name: 'Delete profile and scans' }).click();
  await page.getByRole('heading', { name, exact: true }).waitFor({ state: 'detached' });
}

function freshName() {
  return `Juna ${Math.random().toString(36).slice(2, 7)}`;
}

function focusedLabel(page: Page) {
  return page.evaluate(() => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent);
}

/** Expects that nothing exceeds the width of a phone's screen. */
async function expectNarrow(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
}
