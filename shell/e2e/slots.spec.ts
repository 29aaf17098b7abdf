import { expect, sendSignIn, test } from '@little-arches/testing/playwright';
import { translate } from './support/page/translator';
import { createThreeChildren } from './support/three-children';

test('offers the insoles in the size of the scanned feet, and adds one for that child', async ({ page }) => {
  const family = await createThreeChildren();
  const path = `/profile/scans/${family.scans.Nora}`;
  await page.goto(`/auth/sign-in?returnTo=${encodeURIComponent(path)}`);
  await sendSignIn(page, family);
  await page.waitForURL((url) => url.pathname === path);
  await expect(page.getByRole('heading', { name: 'What fits Nora' })).toBeVisible();
  await translate(page);
  const insoles = page.getByRole('list', { name: 'Insoles in Nora’s size' });
  await insoles.getByRole('button', { name: 'Add to Cart: Trail Fox Insole, EU 29 for Nora' }).click();
  await expect(insoles.getByText('In your cart: 1')).toBeVisible();
  await insoles.getByRole('button', { name: 'Add to Cart: Trail Fox Insole, EU 29 for Nora' }).click();
  await expect(insoles.getByText('In your cart: 2')).toBeVisible();
  await insoles.getByRole('link', { name: 'Checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
  const lines = page.getByRole('listitem').filter({ hasText: 'Trail Fox Insole' });
  await expect(lines.getByText(/^Size EU 29 .* for Nora/)).toBeVisible();
});
