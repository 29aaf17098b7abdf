import { expect, PHONE, test } from '@little-arches/testing/playwright';
import { isMarked, markDocument } from './support/page/marked-document';

test('restores the scroll position of each page after Back, Forward and a reload', async ({ page }) => {
  await page.goto('/store');
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  await markDocument(page);
  const link = page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'About Us' });
  await link.scrollIntoViewIfNeeded();
  const left = await scrolled();
  expect(left).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveURL('/about-us');
  await expect.poll(scrolled).toBe(0);
  await page.evaluate(async () => {
    const heard = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
    window.scrollTo(0, 130);
    await heard;
  });
  await page.goBack();
  await expect(page).toHaveURL('/store');
  await expect.poll(scrolled).toBe(left);
  await page.goForward();
  await expect.poll(scrolled).toBe(130);
  expect(await isMarked(page)).toBe(true);
  await page.reload();
  await expect.poll(scrolled).toBe(130);
});

test('handles every press of a visitor who is faster than page changes', async ({ page }) => {
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const address of ['/store', '/about-us', '/contact-us', '/store', '/about-us', '/kids-zone']) {
    const place = await page.locator(`header a[href="${address}"]`).first().boundingBox();
    if (!place) throw new Error(`The header has no link to ${address} that can be seen`);
    await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
    // The next press follows as soon as the address shows that this one was handled.
    await expect(page).toHaveURL(address);
  }
  await expect(page.getByRole('heading', { name: 'Kids Zone', level: 1 })).toBeVisible();
});

test('has a mobile menu that works by keyboard', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab');
    // The page behind is inert: the focus is in the menu, or in the browser's own bar for one step.
    expect(
      await page.evaluate(() => {
        const { activeElement } = document;
        return (
          activeElement === document.body || activeElement?.closest('dialog[aria-label="Menu"]') !== null
        );
      }),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('marks only the current section, also in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/store');
  const marked = page
    .getByRole('banner')
    .getByRole('link')
    .filter({ hasText: /^(About us|Products|Kids Zone|Contact us)$/ })
    .evaluateAll((links) =>
      links
        .filter((link) => {
          const { opacity, borderTopColor } = getComputedStyle(link, '::after');
          return opacity !== '0' && borderTopColor !== 'rgba(0, 0, 0, 0)';
        })
        .map((link) => link.textContent),
    );
  expect(await marked).toEqual(['Products']);
});
