import type { Page } from 'playwright-core';

/** Opens a product from the store by the list of its level. */
export async function openProduct(page: Page, level: number, slug: string): Promise<void> {
  const card = page.locator(`#level-${level}`);
  await card.getByRole('combobox').selectOption(slug);
  await card.getByRole('button', { name: 'View Product' }).click();
}
