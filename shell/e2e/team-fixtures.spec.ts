import { expect, test } from '@little-arches/testing/playwright';
import { openProduct } from './support/shop/open-product';

test('leads the chosen child’s family from its profile to a paid order in its size', async ({
  page,
  chosenChild,
  payWith,
}) => {
  await openProduct(page, chosenChild.level, 'trail-fox-insole');
  await expect(page.getByLabel('Shoe size')).toHaveValue(chosenChild.size);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await page.goto('/checkout');
  await payWith('pays');
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
});

test('finds a picture without a text', async ({ page, axe }) => {
  await page.goto('/faqs');
  expect(await axe()).toEqual([]);
  await page.getByRole('main').evaluate((main) => main.append(document.createElement('img')));
  expect(await axe()).toEqual([expect.stringContaining('image-alt')]);
});

test.fail('fails a test whose page logs an error', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => console.error('This page is broken.'));
});
