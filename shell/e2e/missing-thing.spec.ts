import { STEP } from '@little-arches/kit/patience';
import { expect, test } from '@little-arches/testing/playwright';

test('keeps the server’s page at the address of a missing product, and requests nothing from the backend', async ({
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
  // While the backend is slow, the page itself reports that the product is missing (docs/decisions/serving.md).
  await expect(async () => {
    asked.splice(0);
    const answer = await page.goto('/store/no-such');
    expect([answer?.status(), new URL(page.url()).pathname]).toEqual([404, '/store/no-such']);
  }).toPass({ timeout: STEP });
  await expect(page.getByRole('heading', { name: 'We couldn’t find that' })).toBeVisible();
  await expect(page.getByRole('button', { name: /cart/i })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => document.querySelector('h1') === Reflect.get(window, 'sent'))).toBe(true);
  expect(asked.filter((address) => address.endsWith('/getProducts'))).toEqual([]);
  await page.getByRole('link', { name: 'See all products' }).click();
  await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
});
