import type { Page } from 'playwright-core';

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
