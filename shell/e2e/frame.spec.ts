import { expect, PHONE, test } from '@little-arches/testing/playwright';
import { look } from './support/page/look';
import { isMarked, markDocument } from './support/page/marked-document';

test('redirects an unknown address to /404, which has status 404', async ({
  page,
  site,
  noConsoleErrors,
}) => {
  const answer = await look(`${site.url}/no/such/page?x=1`);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/404']);
  await page.goto('/no/such/page');
  noConsoleErrors.expect(/404 \(Not Found\).*\/404/);
  await expect(page.getByRole('heading', { name: 'This page has walked off' })).toBeVisible();
  await expect(page).toHaveURL('/404');
  await expect(page).toHaveTitle('Page not found · Little Arches');
  const sections = page.getByRole('navigation', { name: 'Main sections' });
  await sections.getByRole('link', { name: 'Products' }).click();
  await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
});

test('shows /404 for an unknown address without a reload, too', async ({ page, noConsoleErrors }) => {
  await page.goto('/concept');
  // The router logs a history entry that it did not create, unless that comes before the router has started.
  noConsoleErrors.allow(/a blocker on a POP navigation/);
  await markDocument(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    history.pushState(null, '', '/no/such/page');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { name: 'This page has walked off' })).toBeVisible();
  await expect(page).toHaveURL('/404');
  expect(await isMarked(page)).toBe(true);
});

test('sets the title of each page, focuses its heading, and starts at the top', async ({ page }) => {
  await page.goto('/our-promise');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Our promise · Little Arches');
  await markDocument(page);
  const footer = page.getByRole('navigation', { name: 'Footer' });
  await footer.getByRole('link', { name: 'Products' }).click();
  const heading = page.getByRole('heading', { name: 'Products', level: 1 });
  await expect(heading).toBeVisible();
  await expect(page).toHaveTitle('Products · Little Arches');
  await expect(heading).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle('Our promise · Little Arches');
  await expect(page).toHaveURL('/our-promise');
  await page.goForward();
  await expect(heading).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

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

  await page.keyboard.press('Enter');
  const about = menu.getByRole('button', { name: 'About us' });
  await about.focus();
  await page.keyboard.press('Enter');
  const concept = menu.getByRole('link', { name: 'Concept' });
  await concept.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/concept');
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

test('has a skip link to the content after the header', async ({ page }) => {
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('sends a message to the company', async ({ page }) => {
  await page.goto('/contact-us');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Name is required.').first()).toBeVisible();
  await expect(page.getByText('Email is required.').first()).toBeVisible();
  await page.getByLabel('Name').fill('Alva Berg');
  await page.getByLabel('Email').fill('alva@families.example');
  await page.getByRole('textbox', { name: 'Message' }).fill('Do the insoles fit into rubber boots?');
  await expect(page.getByText('Name is required.')).toBeHidden();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Your message has arrived')).toBeVisible();
});
