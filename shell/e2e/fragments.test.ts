import type { Page } from 'playwright-core';
import { focusInWindow } from './support/input/focus-in-window';
import { DESKTOP, PHONE, visitsOfThisFile } from './support/page/visit';
import { eventually } from './support/patience';

const visit = visitsOfThisFile();

const expectFocus = (page: Page, is: string) =>
  eventually(async () => expect(await page.evaluate(focusInWindow)).toEqual({ is, isSeen: true }));

describe.each([
  ['a phone', PHONE],
  ['a large window', DESKTOP],
])('in %s', (_, viewport) => {
  it('focuses the part that a link on another page leads to', async () => {
    const { page } = await visit('/contact-us', { viewport });
    await page.locator('a[href="/privacy#messages"]').first().click();
    await page.waitForURL('**/privacy#messages');
    await expectFocus(page, 'messages');
  });

  it.each([
    ['/privacy#messages', 'messages'],
    ['/store#level-2', 'level-2'],
    ['/store#compare-0', 'compare-0'],
    ['/faqs#how-often-should-we-scan', 'How often should we scan?'],
  ])('focuses the part that the address %s names', async (address, part) => {
    const { page } = await visit(address, { viewport });
    await expectFocus(page, part);
  });

  it('focuses each part of a table of contents, and after Back its link', async () => {
    const { page } = await visit('/privacy', { viewport });
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    for (const at of [1, 4]) {
      const link = links.nth(at);
      await link.click();
      await expectFocus(page, (await link.getAttribute('href'))?.split('#')[1] ?? '');
      await page.goBack();
      await expectFocus(page, (await link.textContent()) ?? '');
    }
  });

  it('focuses the product’s link after Back from its page, at the earlier scroll position', async () => {
    const { page } = await visit('/store', { viewport });
    await page.getByText('Compare the 3 products of level 2').click();
    await page.locator('#compare-2').getByRole('link', { name: 'Summit Insole' }).click();
    await page.getByRole('heading', { level: 1, name: 'Summit Insole' }).waitFor();
    await page.goBack();
    await expectFocus(page, 'Summit Insole');
  });
});
