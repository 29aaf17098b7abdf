import { expect, test } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import { focused, tabTo } from './support/input/keyboard';

test('leads through the public pages without a mouse', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to the content');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();

  // Skips the header: the first stop in the page itself is a link of the hero.
  await tabTo(page, 'See how it works');
  await page.keyboard.press('Enter');
  await shows(page, '/concept');

  await tabTo(page, 'Kids Zone', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await shows(page, '/kids-zone');
  await expect(page.getByRole('link', { name: 'Why Do Feet Have Arches?' })).toBeVisible();
  await tabTo(page, 'Why Do Feet Have Arches?');
  await page.keyboard.press('Enter');
  await shows(page, '/kids-zone/why-do-feet-have-arches');

  await page.goto('/faqs');
  const answer = page.locator('details').first();
  await tabTo(page, (await answer.locator('summary').innerText()).trim());
  await expect(answer).not.toHaveAttribute('open');
  await page.keyboard.press('Enter');
  await expect(answer).toHaveAttribute('open');
});

test('sends the contact form without a mouse, and first reports what is missing', async ({ page }) => {
  await page.goto('/contact-us');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await tabTo(page, 'Send message');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Name is required.').first()).toBeVisible();
  await expect(page.getByText('Email is required.').first()).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');

  await page.getByLabel('Name').focus();
  await page.keyboard.type('Mara Lindqvist');
  await page.keyboard.press('Tab');
  await page.keyboard.type('keyboard@family.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Can we scan two children with one account?');
  await tabTo(page, 'Send message');
  await page.keyboard.press('Enter');
  const status = page.getByRole('status').filter({ hasText: /thank|received|arrived/i });
  await expect(status.first()).toBeVisible();
});

/** Waits for a page and for the focus on its heading, where reading continues. */
async function shows(page: Page, pathname: string): Promise<void> {
  await expect(page).toHaveURL(pathname);
  await expect(page.locator('h1')).toBeFocused();
}
