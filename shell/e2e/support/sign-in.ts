import type { Page } from 'playwright-core';

/** The family in the seed data. */
export const demo = { email: 'demo@littlearches.example', password: 'demo-arches-1', name: 'Mara Lindqvist' };

/** Fills in and submits the sign-in page, which must be open. */
export async function sendSignIn(
  page: Page,
  { email, password }: { email: string; password: string } = demo,
) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The person who signs up in tests, each time with a new address. */
export const newcomer = { firstName: 'Alva', lastName: 'Berg', password: 'four small feet' };

/** Fills in the sign-up page, which must be open. */
export async function fillSignUp(page: Page, email: string) {
  await page.getByLabel('First name').fill(newcomer.firstName);
  await page.getByLabel('Last name').fill(newcomer.lastName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(newcomer.password);
  await page.getByLabel('I am a parent or guardian').check();
}
