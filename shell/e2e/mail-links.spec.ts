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
});

async function confirm(page: Page) {
  await page.getByRole('button', { name: 'Confirm and sign in' }).click();
}
