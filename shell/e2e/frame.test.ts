import { look } from './support/page/look';
import { isMarked, markDocument } from './support/page/marked-document';
import { addressOf } from './support/page/problems';
import { PHONE, visitsOfThisFile } from './support/page/visit';
import { eventually } from './support/patience';
import { siteUrl } from './support/site';

const visit = visitsOfThisFile();
const NO_PAGE = /404 \(Not Found\).*\/404/;

it('redirects an unknown address to /404, which has status 404', async () => {
  const answer = await look(`${siteUrl}/no/such/page?x=1`);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/404']);
  const { page, problems } = await visit('/no/such/page');
  problems.expect(NO_PAGE);
  await page.getByRole('heading', { name: 'This page has walked off' }).waitFor();
  expect(addressOf(page)).toBe('/404');
  expect(await page.title()).toBe('Page not found · Little Arches');
  await page
    .getByRole('navigation', { name: 'Main sections' })
    .getByRole('link', { name: 'Products' })
    .click();
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
});

it('shows /404 for an unknown address without a reload, too', async () => {
  const { page, problems } = await visit('/concept');
  // The router logs a history entry that it did not create.
  problems.expect(/a blocker on a POP navigation/);
  await markDocument(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => {
    history.pushState(null, '', '/no/such/page');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.getByRole('heading', { name: 'This page has walked off' }).waitFor();
  expect(addressOf(page)).toBe('/404');
  expect(await isMarked(page)).toBe(true);
});

it('sets the title of each page, focuses its heading, and starts at the top', async () => {
  const { page } = await visit('/our-promise');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.title()).toBe('Our promise · Little Arches');
  await markDocument(page);
  const footer = page.getByRole('navigation', { name: 'Footer' });
  await footer.getByRole('link', { name: 'Products' }).click();
  const heading = page.getByRole('heading', { name: 'Products', level: 1 });
  await heading.waitFor();
  await eventually(async () => {
    expect(await page.title()).toBe('Products · Little Arches');
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
  await page.goBack();
  await eventually(async () => expect(await page.title()).toBe('Our promise · Little Arches'));
  expect(addressOf(page)).toBe('/our-promise');
  await page.goForward();
  await heading.waitFor();
  expect(await isMarked(page)).toBe(true);
});

it('restores the scroll position of each page after Back, Forward and a reload', async () => {
  const { page } = await visit('/store');
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
  await markDocument(page);
  const link = page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'About Us' });
  await link.scrollIntoViewIfNeeded();
  const left = await scrolled();
  expect(left).toBeGreaterThan(500);
  await link.click();
  await page.waitForURL('/about-us');
  await eventually(async () => expect([addressOf(page), await scrolled()]).toEqual(['/about-us', 0]));
  await page.evaluate(async () => {
    const heard = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
    window.scrollTo(0, 130);
    await heard;
  });
  await page.goBack();
  await eventually(async () => expect([addressOf(page), await scrolled()]).toEqual(['/store', left]));
  await page.goForward();
  await eventually(async () => expect(await scrolled()).toBe(130));
  expect(await isMarked(page)).toBe(true);
  await page.reload();
  await eventually(async () => expect(await scrolled()).toBe(130));
});

it('handles every press of a visitor who is faster than page changes', async () => {
  const { page } = await visit('/about-us');
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const address of ['/store', '/about-us', '/contact-us', '/store', '/about-us', '/kids-zone']) {
    const place = await page.locator(`header a[href="${address}"]`).first().boundingBox();
    if (!place) throw new Error(`The header has no link to ${address} that can be seen`);
    await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
    // The next press follows as soon as the address shows that this one was handled.
    await eventually(() => expect(addressOf(page)).toBe(address));
  }
  await page.getByRole('heading', { name: 'Kids Zone', level: 1 }).waitFor();
});

it('has a mobile menu that works by keyboard', async () => {
  const { page } = await visit('/', { viewport: PHONE });
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await menu.waitFor();
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
  await menu.waitFor({ state: 'hidden' });
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.keyboard.press('Enter');
  const about = menu.getByRole('button', { name: 'About us' });
  await about.focus();
  await page.keyboard.press('Enter');
  const concept = menu.getByRole('link', { name: 'Concept' });
  await concept.focus();
  await page.keyboard.press('Enter');
  await menu.waitFor({ state: 'hidden' });
  await eventually(() => expect(addressOf(page)).toBe('/concept'));
});

it('marks only the current section, also in forced colours', async () => {
  const { page } = await visit('/store', { forcedColors: 'active' });
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

it('has a skip link to the content after the header', async () => {
  const { page } = await visit('/about-us');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  expect(await skip.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await eventually(async () => expect(await page.evaluate(() => document.activeElement?.id)).toBe('main'));
});

it('sends a message to the company', async () => {
  const { page } = await visit('/contact-us');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Name is required.').first().waitFor();
  await page.getByText('Email is required.').first().waitFor();
  await page.getByLabel('Name').fill('Alva Berg');
  await page.getByLabel('Email').fill('alva@families.example');
  await page.getByRole('textbox', { name: 'Message' }).fill('Do the insoles fit into rubber boots?');
  await page.getByText('Name is required.').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Your message has arrived').waitFor();
});
