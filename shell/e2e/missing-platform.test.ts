import type { BrowserContext, Page } from 'playwright-core';
import { addressOf } from './support/page/address-of';
import { openSection } from './support/page/open-section';
import { visitsOfThisFile } from './support/page/visit';
import { eventually } from './support/patience';
import { addToCart } from './support/shop/add-to-cart';
import { openProduct } from './support/shop/open-product';
import { sendSignIn } from './support/sign-in';

const visit = visitsOfThisFile();

/** Opens the site with `change` run in each page before all other scripts. */
async function visitWith(change: () => void, path: string): Promise<{ page: Page; context: BrowserContext }> {
  const visited = await visit('about:blank');
  await visited.context.addInitScript(change);
  await visited.page.goto(path);
  return visited;
}

// Each test ends with the check that nothing was thrown or logged.

it('signs in when storage is blocked, and warns that the login ends with the page', async () => {
  const { page } = await visitWith(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  }, '/auth/sign-in');
  await page.getByText('Your browser stores nothing for this site').waitFor();
  await sendSignIn(page);
  await page.getByRole('heading', { name: 'Hello, Mara' }).waitFor();
  await openSection(page, 'Products');
  await openProduct(page, 1, 'rocket-insole');
  await page.getByRole('heading', { name: 'Rocket Insole', level: 1 }).waitFor();
  await addToCart(page);
  await page.getByRole('button', { name: 'Cart, 1 item' }).click();
  await page.getByRole('dialog', { name: 'Your Cart' }).getByText('Rocket Insole').first().waitFor();
  await page.goto('/profile');
  await page.getByText('Please sign in to see that page.').waitFor();
});

it('fills a cart and shares a scan outside https', async () => {
  const { page } = await visitWith(() => {
    for (const name of ['locks', 'clipboard', 'share', 'serviceWorker'])
      Reflect.deleteProperty(Navigator.prototype, name);
    for (const name of ['subtle', 'randomUUID']) Reflect.deleteProperty(Crypto.prototype, name);
  }, '/auth/sign-in');
  await sendSignIn(page);
  await page.getByRole('heading', { name: 'Hello, Mara' }).waitFor();
  await page.goto('/store/rocket-insole');
  await addToCart(page);
  await page.getByRole('button', { name: 'Cart, 1 item' }).waitFor();

  await page.goto('/profile/scans');
  const ready = page.getByRole('listitem').filter({ hasText: 'Ready' });
  await ready
    .getByRole('link', { name: /^Ida, / })
    .first()
    .click();
  await page.getByText('Print, share', { exact: true }).click();
  await page.getByRole('button', { name: 'Share with a professional' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this scan' });
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  await dialog.getByRole('button', { name: 'Copy the link' }).click();
  await dialog
    .getByText('Your browser does not let us copy. Select the link and copy it yourself.')
    .waitFor();
});

it('navigates when the browser refuses more history entries', async () => {
  const { page } = await visitWith(() => {
    const times: number[] = [];
    for (const name of ['pushState', 'replaceState'] as const) {
      const write = History.prototype[name];
      History.prototype[name] = function (...entry) {
        if (times.filter((at) => at > Date.now() - 10_000).length >= 100)
          throw new DOMException(
            `Attempt to use history.${name}() more than 100 times per 10 seconds`,
            'SecurityError',
          );
        times.push(Date.now());
        write.apply(this, entry);
      };
    }
  }, '/kids-zone');
  await page.getByText(/^\d+ stories$/).waitFor();
  await page.evaluate(() => {
    for (let count = 0; count < 150; count += 1) history.replaceState(history.state, '');
  });
  await page.getByRole('link', { name: 'Try it yourself' }).click();
  await page.getByText(/about “Try it yourself”$/).waitFor();
  await eventually(() => expect(addressOf(page)).toMatch(/^\/kids-zone\?topic=/));
});
