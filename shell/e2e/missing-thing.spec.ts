import { STEP } from '@little-arches/kit/patience';
import { expect, test } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import { addressOf } from './support/page/address-of';

const heading = 'We couldn’t find that';

/**
 * Opens an address until the server detects in time that it is missing; while the backend is slow, the page reports
 * it (docs/decisions/serving.md). Runs `before` ahead of each try.
 */
async function notFoundAt(page: Page, address: string, before: () => void = () => {}): Promise<void> {
  await expect(async () => {
    before();
    const answer = await page.goto(address);
    expect([answer?.status(), addressOf(page)]).toEqual([404, address]);
  }).toPass({ timeout: STEP });
}

test.describe('the address of a missing product, story or person', () => {
  for (const address of ['/store/no-such', '/kids-zone/no-such', '/team/no-such'] as const)
    test(`${address} has status 404, also without a script`, async ({ anotherVisitor }) => {
      const { page, problems } = await anotherVisitor(address, { javaScriptEnabled: false });
      problems.expect(/404 \(Not Found\)/);
      await notFoundAt(page, address);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    });

  test('keeps the server’s page, and requests nothing from the backend', async ({
    page,
    context,
    noConsoleErrors,
  }) => {
    await page.goto('/');
    noConsoleErrors.expect(/404 \(Not Found\)/);
    const asked: string[] = [];
    context.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => Reflect.set(window, 'sent', document.querySelector('h1')));
    });
    await notFoundAt(page, '/store/no-such', () => asked.splice(0));
    await expect(page.getByRole('button', { name: /cart/i })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    expect(await page.evaluate(() => document.querySelector('h1') === Reflect.get(window, 'sent'))).toBe(
      true,
    );
    expect(asked.filter((address) => address.endsWith('/getProducts'))).toEqual([]);
    await page.getByRole('link', { name: 'See all products' }).click();
    await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  });
});
