import type { Page } from 'playwright-core';

/** Puts one insole of the product page into the cart, in a size that all products have. */
export async function addToCart(page: Page, size = '32'): Promise<void> {
  await page.getByRole('combobox', { name: 'Shoe size' }).selectOption(size);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
}
