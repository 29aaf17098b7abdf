import type { Page } from 'playwright-core';

/** The family that the seed data holds. */
export const demo = { email: 'demo@littlearches.example', password: 'demo-arches-1', name: 'Mara Lindqvist' };

/** Fills in the sign-in page, which must be open, and sends it. */
export async function sendSignIn(
  page: Page,
  { email, password }: { email: string; password: string } = demo,
) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
