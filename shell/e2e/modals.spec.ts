import { DESKTOP, expect, test } from '@little-arches/testing/playwright';

test('keeps a phone usable that is turned while its menu is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/store');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Kids Zone' }).click();
  await expect(page).toHaveURL('/kids-zone');
});

test('keeps the place of the page below an open cart', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/store');
  await page.mouse.move(300, 400);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  const opener = page.getByRole('banner').getByRole('button', { name: /^Cart/ });
  const before = await opener.boundingBox();
  if (!before) throw new Error('There is no cart button');
  const place = await page.evaluate(() => window.scrollY);
  // Playwright's own click would scroll the button out of the space that the header keeps free.
  await page.mouse.click(before.x + before.width / 2, before.y + before.height / 2);
  await expect(page.getByRole('dialog', { name: 'Your Cart' })).toBeVisible();
  await page.mouse.wheel(0, 500);
  // Two more frames, in which the page would scroll.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  expect(await opener.boundingBox()).toEqual(before);
});
