import { expect, test } from '@little-arches/testing/playwright';

const title = { level: 1, name: 'Feet', exact: true } as const;

test('shows the page between those of other teams', async ({ page, axe }) => {
  const heading = page.getByRole('heading', title);
  await page.goto('/feet');
  await expect(heading).toBeVisible();
  expect(await axe()).toEqual([]);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(heading).toBeHidden();
  await page.goBack();
  await expect(heading).toBeVisible();
});

// Needs the simulated mail and payments of `npm start`.
test('leads from the store over our page to a paid order', async ({ page, newcomer, signedIn, payWith }) => {
  const cart = page.getByRole('button', { name: 'Cart, 1 item' });
  await page.goto('/store/rocket-insole');
  await page.getByRole('combobox', { name: 'Shoe size' }).selectOption('32');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(cart).toBeVisible();
  await page.goto('/feet');
  await expect(page.getByText('In your cart: 1')).toBeVisible();
  await expect(cart).toBeVisible();
  await signedIn(newcomer, '/checkout');
  await payWith('pays');
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
});
