import type { Page } from 'playwright-core';

/** Goes to a section by the header's navigation, on phones by the menu. */
export async function openSection(page: Page, name: string): Promise<void> {
  const opener = page.getByRole('button', { name: 'Menu' });
  const header = page.getByRole('navigation', { name: 'Main' });
  await opener.or(header).first().waitFor();
  const isClosed = await opener.isVisible();
  if (isClosed) await opener.click();
  const menu = isClosed ? page.getByRole('navigation', { name: 'Mobile' }) : header;
  await menu.getByRole('link', { name, exact: true }).click();
}
