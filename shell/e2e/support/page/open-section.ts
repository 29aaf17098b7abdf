import type { Page } from 'playwright-core';

/** Goes to a section by the menu: in the header, else behind Menu (phones) or the door of the pages for children. */
export async function openSection(page: Page, name: string): Promise<void> {
  const opener = page.getByRole('button', { name: /^(Menu|For grown-ups)$/ });
  const header = page.getByRole('navigation', { name: 'Main' });
  await opener.or(header).first().waitFor();
  const isClosed = await opener.isVisible();
  if (isClosed) await opener.click();
  const menu = isClosed ? page.getByRole('navigation', { name: 'Mobile' }) : header;
  await menu.getByRole('link', { name, exact: true }).click();
}
