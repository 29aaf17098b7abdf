import { expect } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import { addToCart } from './add-to-cart';

/** Opens a product and puts one insole into the cart, which must be empty. */
export async function fillCart(page: Page, product: string, size?: string): Promise<void> {
  await page.goto(`/store/${product}`);
  await addToCart(page, size);
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
}
