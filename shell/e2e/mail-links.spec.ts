import {
  test as base,
  demo,
  expect,
  freshEmail,
  PHONE,
  practice,
  sendSignIn,
  type Visitor,
} from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import { clientsOfSite } from './support/families';
import { fillSignUp, newcomer } from './support/sign-in';

type SignUp = (returnTo: string) => Promise<Visitor & { email: string; link: string }>;

/** Signs up a person, who then returns to an address, in another window. */
const test = base.extend<{ signedUp: SignUp }>({
  signedUp: async ({ anotherVisitor, mailbox }, use) =>
    use(async (returnTo) => {
      const email = freshEmail();
      const visitor = await anotherVisitor(`/auth/sign-up?${new URLSearchParams({ returnTo })}`);
      await fillSignUp(visitor.page, email);
      await visitor.page.getByRole('button', { name: 'Create account' }).click();
      return { ...visitor, email, link: await mailbox.link(email, /confirm/i) };
    }),
});

test('ignores and removes tokens in an address', async ({ page, context, signedIn }) => {
  const { data } = await clientsOfSite().visitor().auth.signInWithPassword(practice);
  const { access_token = '', refresh_token = '' } = data.session ?? {};
  await signedIn(demo);

  const attacked = await context.newPage();
  const tokens = new URLSearchParams({ access_token, refresh_token, token_type: 'bearer', type: 'signup' });
  await attacked.goto(`/store#${tokens}`);
  await expect(attacked.getByRole('banner').getByRole('link', { name: 'Your profile' })).toBeVisible();
  await expect(attacked).toHaveURL('/store');
  for (const each of [attacked, page]) {
    await each.goto('/profile');
    await expect(each.getByText(demo.email, { exact: true })).toBeVisible();
  }
});

test.describe('the link of a confirmation mail', () => {
  test('is not used up by opening it, works on another device, and leads back to where the sign-up began', async ({
    anotherVisitor,
    signedUp,
  }) => {
    const { email, link } = await signedUp('/store?level=1');
    // Does what mail scanners do: requests the link, and even runs its scripts.
    expect((await fetch(link)).status).toBe(200);
    const { page: scanner } = await anotherVisitor(link);
    await expect(scanner.getByRole('button', { name: 'Confirm and sign in' })).toBeVisible();

    const { page } = await anotherVisitor(link, { viewport: PHONE });
    await expect(page.getByText(email, { exact: true })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await page.getByRole('button', { name: 'Confirm and sign in' }).press('Enter');
    await expect(page).toHaveURL('/store?level=1');
    await page.goto('/profile');
    await expect(page.getByText(email, { exact: true })).toBeVisible();
  });

  test('reports when it was used here, and when it was used elsewhere or replaced', async ({
    anotherVisitor,
    signedUp,
  }) => {
    const { email, link, page } = await signedUp('/profile');
    await page.goto(link);
    await confirm(page);
    await expect(page).toHaveURL('/profile');
    await page.goto(link);
    await confirm(page);
    await expect(page.getByRole('heading', { name: 'You have used this link already' })).toBeVisible();
    await page.getByRole('link', { name: 'Go on from here' }).click();
    await expect(page).toHaveURL('/profile');

    const { page: elsewhere, problems } = await anotherVisitor(link);
    problems.expect(/403 \(Forbidden\).*\/verify/);
    problems.expect(/composition.*Email link is invalid or has expired/);
    await confirm(elsewhere);
    await expect(elsewhere.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await expect(elsewhere.getByLabel('Email')).toHaveValue(email);
    await elsewhere.getByRole('link', { name: 'sign in with your password' }).click();
    await expect(elsewhere.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await sendSignIn(elsewhere, { email, password: newcomer.password });
    await expect(elsewhere).toHaveURL('/profile');
  });

  test('leads from an expired link to a new one', async ({ signedUp, mailbox }) => {
    const { email, link, page, problems } = await signedUp('/checkout');
    // The shortest time between two mails to one person (max_frequency in supabase/config.toml).
    const nextMail = new Promise((resolve) => setTimeout(resolve, 1100));
    problems.expect(/403 \(Forbidden\).*\/verify/);
    problems.expect(/composition.*Email link is invalid or has expired/);
    // The second link only changes the fragment of the open page, which the router did not write.
    problems.allow(/blocker on a POP navigation/);
    await page.goto(link.replace(/token_hash=.{8}/, 'token_hash=00000000'));
    await confirm(page);
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await nextMail;
    await page.getByRole('button', { name: 'Send a new mail' }).click();
    await expect(page.getByText('Check your inbox')).toBeVisible();
    await page.goto(await mailbox.link(email, /confirm/i));
    await confirm(page);
    await expect(page).toHaveURL('/checkout');
  });

  test('asks before it replaces another account, and keeps that account on request', async ({
    page,
    context,
    signedUp,
    signedIn,
  }) => {
    const { email, link } = await signedUp('/profile');
    await signedIn(demo);
    const tab = await context.newPage();
    await tab.goto(link);
    await expect(tab.getByRole('heading', { name: 'Somebody else is signed in' })).toBeVisible();
    await tab.getByRole('link', { name: `Stay signed in as ${demo.email}` }).click();
    await expect(tab).toHaveURL('/profile');
    await expect(tab.getByText(demo.email, { exact: true })).toBeVisible();

    await tab.goto(link);
    await tab.getByRole('button', { name: `Sign in as ${email}` }).click();
    await expect(tab).toHaveURL('/profile');
    await expect(tab.getByText(email, { exact: true })).toBeVisible();
    // The other tab must not continue with the first person's session.
    await expect(page).toHaveURL('/');
    await page.goto('/profile');
    await expect(page.getByText(email, { exact: true })).toBeVisible();
  });
});

test('leads from the link of a password mail to the new password, also after a reload', async ({
  anotherVisitor,
  signedUp,
  mailbox,
}) => {
  const { email, link, page } = await signedUp('/profile');
  await page.goto(link);
  await confirm(page);
  await expect(page).toHaveURL('/profile');

  const { page: asking } = await anotherVisitor('/auth/reset-password');
  await asking.getByLabel('Email').fill(email);
  await asking.getByRole('button', { name: 'Send link' }).click();
  await expect(asking.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  const renewal = await mailbox.link(email, /new password/i);
  const { page: other } = await anotherVisitor(renewal, { viewport: PHONE });
  await expect(other.getByText(email, { exact: true })).toBeVisible();
  await other.getByRole('button', { name: 'Choose a new password' }).click();
  await expect(other).toHaveURL('/auth/reset-password');
  await expect(other.getByLabel('New password', { exact: true })).toBeVisible();
  await other.reload();
  await other.getByLabel('New password', { exact: true }).fill('four new small feet');
  await other.getByRole('button', { name: 'Save new password' }).click();
  await expect(other.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
});

async function confirm(page: Page) {
  await page.getByRole('button', { name: 'Confirm and sign in' }).click();
}
