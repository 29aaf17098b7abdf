import type { Page } from 'playwright-core';
import { focused, tabTo } from './support/input/keyboard';
import { visitsOfThisFile } from './support/page/visit';
import { eventually } from './support/patience';

const visit = visitsOfThisFile();

it('leads through the public pages without a mouse', async () => {
  const { page } = await visit('/');
  await page.getByRole('heading', { level: 1 }).waitFor();

  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to the content');
  await page.keyboard.press('Enter');
  await eventually(async () => expect(await page.evaluate(() => document.activeElement?.id)).toBe('main'));

  // Skips the header: the first stop in the page itself is a link of the hero.
  await tabTo(page, 'See how it works');
  await page.keyboard.press('Enter');
  await shows(page, '/concept');

  await tabTo(page, 'Kids Zone', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await shows(page, '/kids-zone');
  await tabTo(page, 'Why Do Feet Have Arches?');
  await page.keyboard.press('Enter');
  await shows(page, '/kids-zone/why-do-feet-have-arches');

  await page.goto('/faqs');
  const answer = page.locator('details').first();
  await tabTo(page, ((await answer.locator('summary').textContent()) ?? '').trim());
  expect(await answer.evaluate((details: HTMLDetailsElement) => details.open)).toBe(false);
  await page.keyboard.press('Enter');
  expect(await answer.evaluate((details: HTMLDetailsElement) => details.open)).toBe(true);
});

it('sends the contact form without a mouse, and first reports what is missing', async () => {
  const { page } = await visit('/contact-us');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await tabTo(page, 'Send message');
  await page.keyboard.press('Enter');
  await page.getByText('Name is required.').first().waitFor();
  await page.getByText('Email is required.').first().waitFor();
  expect(await page.getByLabel('Name').getAttribute('aria-invalid')).toBe('true');

  await page.getByLabel('Name').focus();
  await page.keyboard.type('Mara Lindqvist');
  await page.keyboard.press('Tab');
  await page.keyboard.type('keyboard@family.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Can we scan two children with one account?');
  await tabTo(page, 'Send message');
  await page.keyboard.press('Enter');
  await page
    .getByRole('status')
    .filter({ hasText: /thank|received|arrived/i })
    .first()
    .waitFor();
});

/** Waits for a page and for the focus on its heading, where reading continues. */
async function shows(page: Page, pathname: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === pathname);
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
}
