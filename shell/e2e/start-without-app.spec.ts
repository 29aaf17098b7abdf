import { DESKTOP, expect, freshEmail, PHONE, test } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import { inspectPage } from './support/page/inspect-page';
import { barOnPaper, sheetsOf } from './support/page/paper';
import { fillSignUp } from './support/sign-in';

/** Presses a link or a button by keyboard. */
const press = (page: Page, role: 'link' | 'button', name: string | RegExp) =>
  page.getByRole(role, { name }).first().press('Enter');

for (const viewport of [PHONE, DESKTOP])
  test(`leads from home to a child’s size without the app, by keyboard at ${viewport.width} pixels`, async ({
    page,
    mailbox,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await press(page, 'link', 'Start without the app');
    await expect(page.getByRole('heading', { level: 1, name: 'Start without the app' })).toBeVisible();
    await press(page, 'link', 'Create a free account');
    const email = freshEmail();
    await fillSignUp(page, email);
    await press(page, 'button', 'Create account');
    await page.goto(await mailbox.link(email, /confirm your email/));
    await press(page, 'button', 'Confirm and sign in');
    await expect(page.getByRole('heading', { name: 'Hello, Alva' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Exercise of the day' })).toBeVisible();
    await press(page, 'link', 'Add a child');
    await press(page, 'button', 'Add a child');
    await page.getByLabel('First name').fill('Nora');
    await page.getByLabel('Month of birth').selectOption('1');
    await page.getByLabel('Year of birth').selectOption(String(new Date().getFullYear() - 4));
    await page.getByLabel(/^Shoe size/).fill('25');
    await press(page, 'button', 'Add child');
    await expect(page.getByRole('heading', { name: 'Nora' })).toBeVisible();
    await page.goto('/profile');
    await press(page, 'link', /^Measure by hand/);
    await expect(page.getByRole('heading', { level: 1, name: 'Feet measured by hand' })).toBeVisible();
    await expect(page.getByText('Nora, 4 years', { exact: true })).toBeVisible();
    for (const [label, value] of [
      ['Left length', '165'],
      ['Left width', '64,5'],
      ['Right length', '166'],
      ['Right width', '65'],
    ] as const)
      await page.getByLabel(label).fill(value);
    await press(page, 'button', 'Save measurement');
    const result = page.getByRole('region', { name: 'Size and shoes' });
    await expect(result.getByText('EU 28', { exact: true })).toBeVisible();
    await expect(result).toContainText('Shoes: Nora’s shoes are EU 25; the longer foot needs about EU 28');
    await expect(result.getByText(/no level, no arch and no gait/)).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByText(/the longer foot needs about EU 28/)).toBeVisible();
    expect(await inspectPage(page)).toEqual([]);
    await press(page, 'link', /^Measure by hand/);
    await expect(result).toBeVisible();
    expect(await inspectPage(page)).toEqual([]);
  });

test('prints the measuring sheet alone, on one page, in true scale', async ({ page }) => {
  await page.goto('/start');
  await expect(page.getByRole('img', { name: /^The measuring sheet/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect(await barOnPaper(page)).toBeCloseTo(100, 1);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading').first()).toBeHidden();
  expect([await sheetsOf(page, 'A4'), await sheetsOf(page, 'Letter')]).toEqual([1, 1]);
});

test('signs an address up for the news of the app by one field, a mail and one press', async ({
  page,
  site,
  mailbox,
}) => {
  const email = freshEmail();
  await page.goto('/coming-soon');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByText('Please look into your inbox')).toBeVisible();
  const links = await mailbox.links(email, /^Shall we tell you/);
  const link = (action: string) => links.find((each) => each.startsWith(`${site.url}/mail#${action}=`)) ?? '';
  await page.goto(link('confirm'));
  await expect(page.getByRole('button', { name: 'Yes, tell me' })).toBeVisible();
  expect(await inspectPage(page)).toEqual([]);
  await press(page, 'button', 'Yes, tell me');
  await expect(page.getByText('We write to you when the app is out.')).toBeVisible();
  await page.goto('/');
  await page.goto(link('stop'));
  await press(page, 'button', 'Stop these mails');
  await expect(page.getByText('You get no more of these mails.')).toBeVisible();
});
