import { getProducts } from '@little-arches/contracts/backend';
import { decimalAmount } from '@little-arches/contracts/values';
import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { swipeLeft } from './support/input/swipe';
import { PHONE, visitsOfThisFile } from './support/page/visit';
import { openProduct } from './support/shop/open-product';
import { siteUrl } from './support/site';

const visit = visitsOfThisFile();

const PRODUCTS_CALL = '**/functions/v1/getProducts';

it('shows an insole from all sides, by finger and by keyboard', async () => {
  const { page } = await visit('/store/comet-insole', { viewport: PHONE, hasTouch: true });
  const pictures = page.getByRole('region', { name: 'Pictures of the Comet Insole' });
  const current = (name: string) => page.locator('[aria-current="true"]').getByText(name, { exact: true });
  await current('From above').waitFor();
  await swipeLeft(pictures);
  await current('Cross-section').waitFor();
  await inView(page, /^The Comet Insole cut open/);
  await pictures.press('End');
  await current('In the box').waitFor();
  await inView(page, /^What is in the box/);
  await pictures.press('ArrowLeft');
  await inView(page, /^The cover of the Comet Insole/);
});

it('places the products of a level side by side', async () => {
  const { page } = await visit('/store', { viewport: PHONE });
  await page.getByText('Compare the 3 products of level 0').click();
  const table = page.getByRole('table', { name: 'Level 0 side by side' });
  const prices = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Price' }) });
  expect(await prices.getByRole('cell').allTextContents()).toEqual(['€19.90', '€16.90', '€22.90']);
  await table.locator('svg').first().waitFor();
  await table.getByRole('link', { name: 'Meadow Liner' }).click();
  await page.getByRole('heading', { level: 1, name: 'Meadow Liner' }).waitFor();
});

it('shows the products of an earlier visit at once while the backend hangs, and reports its failure', async () => {
  const { page, problems } = await visit('/store');
  await openProduct(page, 1, 'rocket-insole');
  await page.getByRole('heading', { level: 1, name: 'Rocket Insole' }).waitFor();
  let answer = () => {};
  const refused = { status: 503, json: { message: 'The store is closed until noon.' } };
  await page.route(PRODUCTS_CALL, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fulfill(refused);
  });
  const asked = page.waitForRequest(PRODUCTS_CALL);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('heading', { name: 'Level 3' }).waitFor();
  await page.locator('#level-3').getByText('from €54.90').waitFor();
  await asked;
  problems.expect(/503/);
  answer();
  await page.getByRole('alert').getByText('The store is closed until noon.').waitFor();
  expect(await page.getByRole('heading', { name: 'Level 3' }).isVisible()).toBe(true);
  await page.unroute(PRODUCTS_CALL);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('alert').waitFor({ state: 'detached' });
});

it('describes each product for search engines by the backend’s answer, with its own picture', async () => {
  const { page } = await visit('/');
  const answered = page.waitForResponse(PRODUCTS_CALL);
  await page.goto('/store');
  const { data } = getProducts.parse(await (await answered).json(), (problem) => {
    throw new Error(problem);
  });
  expect(data.length).toBeGreaterThanOrEqual(10);
  const pictures = new Set<string>();
  for (const product of data) {
    const [group, shipping, returns] = await structuredData(product.slug);
    expect(group.name).toBe(product.name);
    expect(group.hasVariant.map(({ sku, offers }) => [sku, offers.price, offers.availability])).toEqual(
      product.sizes.map(({ size, inStock }) => [
        `${product.slug}-${size}`,
        decimalAmount({ amount: product.price, currency: product.currency }),
        `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
      ]),
    );
    const [first] = group.hasVariant;
    expect([shipping['@id'], returns['@id']]).toEqual([
      first?.offers.shippingDetails['@id'],
      first?.offers.hasMerchantReturnPolicy['@id'],
    ]);
    const picture = await fetch(group.image);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    pictures.add(await picture.text());
  }
  expect(pictures.size).toBe(data.length);
});

const referred = v.object({ '@id': v.string() });
const graphSchema = v.object({
  '@graph': v.tuple([
    v.object({
      '@type': v.literal('ProductGroup'),
      name: v.string(),
      image: v.string(),
      hasVariant: v.array(
        v.object({
          sku: v.string(),
          offers: v.object({
            price: v.string(),
            availability: v.string(),
            shippingDetails: referred,
            hasMerchantReturnPolicy: referred,
          }),
        }),
      ),
    }),
    v.object({ '@type': v.literal('OfferShippingDetails'), ...referred.entries }),
    v.object({ '@type': v.literal('MerchantReturnPolicy'), ...referred.entries }),
  ]),
});

/** Returns the structured data of a product's page for readers without scripts. */
async function structuredData(slug: string) {
  const html = await (await fetch(`${siteUrl}/store/${slug}`)).text();
  const [, json = ''] = /<script type="application\/ld\+json"[^>]*>([^<]*)</.exec(html) ?? [];
  return v.parse(v.pipe(v.string(), v.parseJson(), graphSchema), json)['@graph'];
}

/** Waits until a drawing is visible, also horizontally. */
async function inView(page: Page, name: RegExp): Promise<void> {
  const drawing = await page.getByRole('img', { name }).elementHandle();
  await page.waitForFunction((element) => {
    const { left, right } = (element as Element).getBoundingClientRect();
    return left >= 0 && right <= window.innerWidth;
  }, drawing);
}
