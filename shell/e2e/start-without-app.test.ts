import type { Page } from 'playwright-core';
import { freshEmail, linkOfMail, mailTo } from './support/mailbox';
import { INSPECTION, inspectPage } from './support/page/inspect-page';
import { sheetsOf } from './support/page/paper';
import { DESKTOP, PHONE, visitsOfThisFile } from './support/page/visit';
import { siteUrl } from './support/site';

const visit = visitsOfThisFile();
/** CSS pixels in a millimetre. */
const MM = 96 / 25.4;

/** Presses a link or a button by keyboard. */
const press = (page: Page, role: 'link' | 'button', name: string | RegExp) =>
  page.getByRole(role, { name }).first().press('Enter');

async function signUp(page: Page, email: string) {
  await page.getByLabel('First name').fill('Mara');
  await page.getByLabel('Last name').fill('Lind');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('four small feet');
  await page.getByRole('radio').first().check();
  await press(page, 'button', 'Create account');
  await page.goto(await linkOfMail(email, /confirm your email/));
  await press(page, 'button', 'Confirm and sign in');
  await page.getByRole('heading', { name: 'Hello, Mara' }).waitFor();
}

it.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('leads from home to a child’s size without the app, by keyboard on %s', async (_where, viewport) => {
  const { page } = await visit('/', { viewport, reducedMotion: 'reduce' });
  await press(page, 'link', 'Start without the app');
  await page.getByRole('heading', { level: 1, name: 'Start without the app' }).waitFor();
  await press(page, 'link', 'Create a free account');
  await signUp(page, freshEmail());
  await page.getByRole('heading', { name: 'Exercise of the day' }).waitFor();
  await press(page, 'link', 'Add a child');
  await press(page, 'button', 'Add a child');
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Month of birth').selectOption('1');
  await page.getByLabel('Year of birth').selectOption(String(new Date().getFullYear() - 4));
  await page.getByLabel(/^Shoe size/).fill('25');
  await press(page, 'button', 'Add child');
  await page.getByRole('heading', { name: 'Nora' }).waitFor();
  await page.goto('/profile');
  await press(page, 'link', /^Measure by hand/);
  await page.getByRole('heading', { level: 1, name: 'Feet measured by hand' }).waitFor();
  await page.getByText('Nora, 4 years', { exact: true }).waitFor();
  for (const [label, value] of [
    ['Left length', '165'],
    ['Left width', '64,5'],
    ['Right length', '166'],
    ['Right width', '65'],
  ] as const)
    await page.getByLabel(label).fill(value);
  await press(page, 'button', 'Save measurement');
  const result = page.getByRole('region', { name: 'Size and shoes' });
  await result.getByText('EU 28', { exact: true }).waitFor();
  await result.getByText(/^Shoes: Nora’s shoes are EU 25; the longer foot needs about EU 28/).waitFor();
  await result.getByText(/no level, no arch and no gait/).waitFor();
  await page.goto('/profile');
  await page.getByText(/the longer foot needs about EU 28/).waitFor();
  expect(await inspectPage(page)).toEqual([]);
  await press(page, 'link', /^Measure by hand/);
  await result.waitFor();
  expect(await inspectPage(page)).toEqual([]);
});

it('prints the measuring sheet alone, on one page, in true scale', async () => {
  const { page } = await visit('/start');
  await page.getByRole('img', { name: /^The measuring sheet/ }).waitFor();
  await page.emulateMedia({ media: 'print' });
  const bar = await page.locator('[data-check]').evaluate((line) => line.getBoundingClientRect().width);
  expect(bar / MM).toBeCloseTo(100, 1);
  expect(await page.getByRole('banner').isVisible()).toBe(false);
  expect(await page.getByRole('heading').first().isVisible()).toBe(false);
  expect([await sheetsOf(page, 'A4'), await sheetsOf(page, 'Letter')]).toEqual([1, 1]);
});

it('signs an address up for the news of the app by one field, a mail and one press', async () => {
  const email = freshEmail();
  const { page } = await visit('/coming-soon', INSPECTION);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Email').press('Enter');
  await page.getByText('Please look into your inbox').waitFor();
  const links = await mailTo(email, /^Shall we tell you/);
  const link = (action: string) => links.find((each) => each.startsWith(`${siteUrl}/mail#${action}=`)) ?? '';
  await page.goto(link('confirm'));
  await page.getByRole('button', { name: 'Yes, tell me' }).waitFor();
  expect(await inspectPage(page)).toEqual([]);
  await press(page, 'button', 'Yes, tell me');
  await page.getByText('We write to you when the app is out.').waitFor();
  await page.goto('/');
  await page.goto(link('stop'));
  await press(page, 'button', 'Stop these mails');
  await page.getByText('You get no more of these mails.').waitFor();
});
