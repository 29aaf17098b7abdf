import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { freshEmail, type Mailbox } from './mailbox';
import { callBackend, type Site } from './site';

/** A person who can sign in. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

/** Password of the accounts in the seed data (docs/demo.md). */
const SEED_PASSWORD = 'demo-arches-1';

/** The family in the seed data, with three children, scans and orders. All tests of a site share it. */
export const demo = {
  email: 'demo@littlearches.example',
  password: SEED_PASSWORD,
  name: 'Mara Lindqvist',
} as const;
/** The practice in the seed data, with many patients. */
export const practice: Account = { email: 'clinic@littlearches.example', password: SEED_PASSWORD };

const tokenSchema = v.object({ access_token: v.string() });

/** Signs up a person whom no other test uses, and confirms the address by the mail. */
export async function createAccount(site: Site, mailbox: Mailbox): Promise<Account> {
  const account = { email: freshEmail(), password: 'four-small-feet-1' };
  await callBackend(site, '/auth/v1/signup', { ...account, data: { display_name: 'Alva Berg' } });
  const { hash } = new URL(await mailbox.link(account.email, /confirm/i));
  const token_hash = new URLSearchParams(hash.slice(1)).get('token_hash');
  await callBackend(site, '/auth/v1/verify', { token_hash, type: 'email' });
  return account;
}

/** Returns a token for calls of the backend in an account's name. */
export async function tokenOf(site: Site, account: Account): Promise<string> {
  return v.parse(tokenSchema, await callBackend(site, '/auth/v1/token?grant_type=password', account))
    .access_token;
}

/** Fills in and submits the sign-in page, which must be open. */
export async function sendSignIn(page: Page, { email, password }: Account = demo): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Returns an account by its address in the seed data. */
export function seedAccount(email: string): Account {
  return { email, password: SEED_PASSWORD };
}

/** Signs in by the sign-in page, which leads to `path`. */
export async function signIn(page: Page, account: Account, path: string): Promise<void> {
  await page.goto(`/auth/sign-in?${new URLSearchParams({ returnTo: path })}`);
  await sendSignIn(page, account);
  await page.waitForURL(({ pathname }) => pathname === path.split(/[?#]/)[0]);
}
