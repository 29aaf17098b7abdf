import { expect, test } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import { liveSite } from './support/releases/live-site';

/** Sets `script.src` to a plain text, as @stripe/stripe-js does; returns the result. */
function loadByText(page: Page, address: string): Promise<string> {
  return page.evaluate(
    (src) =>
      new Promise<string>((resolve) => {
        const script = document.createElement('script');
        script.onload = () => resolve('loaded');
        script.onerror = () => resolve('not loaded');
        try {
          script.src = src;
          document.head.append(script);
        } catch (error) {
          resolve(String(error));
        }
      }),
    address,
  );
}

test('lets plain text load scripts of the releases and of the simulator, and no others', async ({
  page,
  noConsoleErrors,
}) => {
  await page.goto('/store');
  noConsoleErrors.expect(/require-trusted-types-for|TrustedScriptURL/);
  // The simulator lacks what the store would pass to it.
  noConsoleErrors.expect(/exception: .*data-api/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await loadByText(page, '/payment-simulator/stripe.js')).toBe('loaded');
  const { html = '' } = (await liveSite()).pages.find(({ pattern }) => pattern === '/store') ?? {};
  const [chunk = ''] = /\/assets\/remote-store\/[^"]*\/page-store\.js/.exec(html) ?? [];
  expect(await loadByText(page, chunk)).toBe('loaded');
  expect(await loadByText(page, 'https://js.stripe.com/endive/stripe.js')).toMatch(
    /TypeError.*TrustedScriptURL/,
  );
  expect(await loadByText(page, '/payment-simulator/../assets/x.js')).toMatch(/TypeError/);
});
