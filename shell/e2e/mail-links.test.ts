import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { freshEmail, linkOfMail } from './support/mailbox';
import { addressOf } from './support/page/problems';
import { PHONE, visitsOfThisFile } from './support/page/visit';
import { eventually } from './support/patience';
import { demo, fillSignUp, newcomer, sendSignIn } from './support/sign-in';

const visit = visitsOfThisFile();
const tokensSchema = v.object({ access_token: v.string(), refresh_token: v.string() });
const attacker = { email: 'clinic@littlearches.example', password: 'demo-arches-1' };

describe('tokens in an address', () => {
  it.each([
    [
      'fragment',
      '/store#access_token=A&refresh_token=R&expires_in=3600&token_type=bearer&type=signup',
      '/store',
    ],
    ['query', '/store?level=2&access_token=A&refresh_token=R&type=signup#level-2', '/store?level=2#level-2'],
    [
      'fragment of the reset page',
      '/auth/reset-password#access_token=A&refresh_token=R&type=recovery',
      '/auth/reset-password',
    ],
  ])('ignores and removes tokens in the %s', async (_, attack, left) => {
    const { access_token, refresh_token } = await tokensOf(attacker);
    const address = attack.replace('=A', `=${access_token}`).replace('=R', `=${refresh_token}`);
    const { page, context } = await visit('/auth/sign-in');
    await sendSignIn(page);
    await page.getByRole('heading', { name: 'Hello, Mara' }).waitFor();

    const attacked = await context.newPage();
    await attacked.goto(address);
    await attacked.getByRole('banner').getByRole('link', { name: 'Your profile' }).waitFor();
    await eventually(() => expect(addressOf(attacked)).toBe(left));
    for (const each of [attacked, page]) {
      await each.goto('/profile');
      await each.getByText(demo.email, { exact: true }).waitFor();
    }
  });
});

describe('the link of a confirmation mail', () => {
  it('is not used up by opening it, works on another device, and leads back to where the sign-up began', async () => {
    const { email, link } = await signUp('/store?level=1');
    // Does what mail scanners do: requests the link, and even runs its scripts.
    expect((await fetch(link)).status).toBe(200);
    const { page: scanner } = await visit(link);
    await scanner.getByRole('button', { name: 'Confirm and sign in' }).waitFor();

    const { page } = await visit(link, { viewport: PHONE });
    await page.getByText(email, { exact: true }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    await page.getByRole('button', { name: 'Confirm and sign in' }).press('Enter');
    await isAt(page, '/store?level=1');
    await page.goto('/profile');
    await page.getByText(email, { exact: true }).waitFor();
  });

  it('reports when it was used here, and when it was used elsewhere or replaced', async () => {
    const { email, link, page } = await signUp('/profile');
    await page.goto(link);
    await confirm(page);
    await isAt(page, '/profile');
    await page.goto(link);
    await confirm(page);
    await page.getByRole('heading', { name: 'You have used this link already' }).waitFor();
    await page.getByRole('link', { name: 'Go on from here' }).click();
    await isAt(page, '/profile');

    const { page: elsewhere, problems } = await visit(link);
    problems.expect(/403 \(Forbidden\).*\/verify/);
    problems.expect(/composition.*Email link is invalid or has expired/);
    await confirm(elsewhere);
    await elsewhere.getByRole('heading', { name: 'This link no longer works' }).waitFor();
    expect(await elsewhere.getByLabel('Email').inputValue()).toBe(email);
    await elsewhere.getByRole('link', { name: 'sign in with your password' }).click();
    await elsewhere.getByRole('heading', { name: 'Sign in' }).waitFor();
    await sendSignIn(elsewhere, { email, password: newcomer.password });
    await isAt(elsewhere, '/profile');
  });

  it('leads from an expired link to a new one', async () => {
    const { email, link, page, problems } = await signUp('/checkout');
    // The shortest time between two mails to one person (max_frequency in supabase/config.toml).
    const nextMail = new Promise((resolve) => setTimeout(resolve, 1100));
    problems.expect(/403 \(Forbidden\).*\/verify/);
    problems.expect(/composition.*Email link is invalid or has expired/);
    await page.goto(link.replace(/token_hash=.{8}/, 'token_hash=00000000'));
    await confirm(page);
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
    await nextMail;
    await page.getByRole('button', { name: 'Send a new mail' }).click();
    await page.getByText('Check your inbox').waitFor();
    await page.goto(await linkOfMail(email, /confirm/i));
    await confirm(page);
    await isAt(page, '/checkout');
  });

  it('asks before it replaces another account, and keeps that account on request', async () => {
    const { email, link } = await signUp('/profile');
    const { page, context } = await visit('/auth/sign-in');
    await sendSignIn(page);
    await page.getByText(demo.email, { exact: true }).waitFor();
    const tab = await context.newPage();
    await tab.goto(link);
    await tab.getByRole('heading', { name: 'Somebody else is signed in' }).waitFor();
    await tab.getByRole('link', { name: `Stay signed in as ${demo.email}` }).click();
    await isAt(tab, '/profile');
    await tab.getByText(demo.email, { exact: true }).waitFor();

    await tab.goto(link);
    await tab.getByRole('button', { name: `Sign in as ${email}` }).click();
    await isAt(tab, '/profile');
    await tab.getByText(email, { exact: true }).waitFor();
    // The other tab must not continue with the first person's session.
    await isAt(page, '/');
    await page.goto('/profile');
    await page.getByText(email, { exact: true }).waitFor();
  });

  it('does not sign in an account that was not named before, in case the link was forged', async () => {
    const { email, link } = await signUp('/profile');
    const { page } = await visit(link.replace(/#.*/, `#email=${encodeURIComponent(demo.email)}`));
    await page.getByText(demo.email, { exact: true }).waitFor();
    await confirm(page);
    await page.getByRole('heading', { name: 'Is this you?' }).waitFor();
    await page.getByRole('button', { name: `Sign in as ${email}` }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('little-arches.auth'))).toBeNull();
    await page.getByRole('link', { name: 'No, leave this page' }).click();
    await isAt(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  });

  it('keeps the link valid when the server cannot be reached', async () => {
    const { email, link } = await signUp('/profile');
    const { page, context, problems } = await visit(link);
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    problems.expect(/composition/);
    await page.getByRole('button', { name: 'Confirm and sign in' }).waitFor();
    await context.setOffline(true);
    await confirm(page);
    await page.getByRole('alert').getByText('The same link can be tried again').waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await isAt(page, '/profile');
    await page.getByText(email, { exact: true }).waitFor();
  });

  it('can be read without a script, and stays valid', async () => {
    const { link } = await signUp('/profile');
    const { page } = await visit(link, { javaScriptEnabled: false });
    await page.getByRole('heading', { name: 'This link needs JavaScript' }).waitFor();
    expect(await page.getByRole('button', { name: 'Confirm and sign in' }).count()).toBe(0);
    const { page: again } = await visit(link);
    await confirm(again);
    await isAt(again, '/profile');
  });
});

it('leads from the link of a password mail to the new password, also after a reload', async () => {
  const { email, link, page } = await signUp('/profile');
  await page.goto(link);
  await confirm(page);
  await isAt(page, '/profile');

  const { page: asking } = await visit('/auth/reset-password');
  await asking.getByLabel('Email').fill(email);
  await asking.getByRole('button', { name: 'Send link' }).click();
  await asking.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  const { page: other } = await visit(await linkOfMail(email, /new password/i), { viewport: PHONE });
  await other.getByText(email, { exact: true }).waitFor();
  await other.getByRole('button', { name: 'Choose a new password' }).click();
  await isAt(other, '/auth/reset-password');
  await other.getByLabel('New password', { exact: true }).waitFor();
  await other.reload();
  await other.getByLabel('New password', { exact: true }).fill('four new small feet');
  await other.getByRole('button', { name: 'Save new password' }).click();
  await other.getByRole('heading', { name: 'Your password is changed' }).waitFor();
});

/** Signs up a new person, who then returns to `returnTo`. */
async function signUp(returnTo: string) {
  const email = freshEmail();
  const visited = await visit(`/auth/sign-up?${new URLSearchParams({ returnTo })}`);
  const { page } = visited;
  await fillSignUp(page, email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  return { ...visited, email, link: await linkOfMail(email, /confirm/i) };
}

async function confirm(page: Page) {
  await page.getByRole('button', { name: 'Confirm and sign in' }).click();
}

async function isAt(page: Page, address: string) {
  await eventually(() => expect(addressOf(page)).toBe(address));
}

/** Returns the tokens of a person who signs in in another browser. */
async function tokensOf(person: { email: string; password: string }) {
  const { page } = await visit('/auth/sign-in');
  await sendSignIn(page, person);
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  const stored = await page.evaluate(() => localStorage.getItem('little-arches.auth'));
  return v.parse(tokensSchema, JSON.parse(stored ?? ''));
}
