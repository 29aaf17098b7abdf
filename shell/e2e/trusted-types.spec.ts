import { securityHeaders } from '@little-arches/release/site/security-headers';
import { expect, test } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import { liveSite } from './support/releases/live-site';
import { backendUrl, siteUrl } from './support/site';

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

test('lets only Stripe’s library load itself with Stripe’s configuration', async ({
  page,
  context,
  noConsoleErrors,
}) => {
  const STRIPE = 'https://js.stripe.com';
  noConsoleErrors.allowOrigin(STRIPE);
  noConsoleErrors.expect(/require-trusted-types-for|TrustedScriptURL/);
  await context.route(`${siteUrl}/about-us`, async (route) => {
    const { config, pages } = await liveSite();
    const stripe = { ...config, payments: { provider: 'stripe', publishableKey: 'pk_test_x' } as const };
    const { style, html = '' } = pages.find(({ pattern }) => pattern === '/about-us') ?? {};
    const headers = securityHeaders(stripe, style ? { styles: [style] } : {});
    const body = html.replace(/(<script[^>]* id="config">)[^<]*/, `$1${JSON.stringify(stripe)}`);
    await route.fulfill({ contentType: 'text/html; charset=utf-8', headers, body });
  });
  // A page that a test serves may not request this machine.
  await context.route(`${backendUrl}/reports{,/token}`, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': siteUrl, 'access-control-allow-credentials': 'true' },
    }),
  );
  await context.route(`${STRIPE}/**`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "document.documentElement.dataset.stripe = 'ran'",
    }),
  );
  await page.goto('/about-us');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await loadByText(page, `${STRIPE}/endive/stripe.js`)).toBe('loaded');
  expect(await page.locator('html').getAttribute('data-stripe')).toBe('ran');
  expect(await loadByText(page, '/payment-simulator/stripe.js')).toMatch(/TypeError.*TrustedScriptURL/);
  expect(await loadByText(page, 'https://evil.example/stripe.js')).toMatch(/TypeError.*TrustedScriptURL/);
});
