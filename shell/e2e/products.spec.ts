import { getProducts } from '@little-arches/contracts/backend';
import { decimalAmount } from '@little-arches/contracts/values';
import { expect, PHONE, test } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { swipeLeft } from './support/input/swipe';

const PRODUCTS_CALL = '**/functions/v1/getProducts';

test('shows an insole from all sides, by finger and by keyboard', async ({ anotherVisitor }) => {
  const { page } = await anotherVisitor('/store/comet-insole', { viewport: PHONE, hasTouch: true });
  const pictures = page.getByRole('region', { name: 'Pictures of the Comet Insole' });
  const current = (name: string) => page.locator('[aria-current="true"]').getByText(name, { exact: true });
  await expect(current('From above')).toBeVisible();
  await swipeLeft(pictures);
  await expect(current('Cross-section')).toBeVisible();
  await inView(page, /^The Comet Insole cut open/);
  await pictures.press('End');
  await expect(current('In the box')).toBeVisible();
  await inView(page, /^What is in the box/);
  await pictures.press('ArrowLeft');
  await inView(page, /^The cover of the Comet Insole/);
});

test('describes each product for search engines by the backend’s answer, with its own picture', async ({
  page,
  site,
}) => {
  await page.goto('/');
  const answered = page.waitForResponse(PRODUCTS_CALL);
  await page.goto('/store');
  const { data } = getProducts.parse(await (await answered).json(), (problem) => {
    throw new Error(problem);
  });
  expect(data.length).toBeGreaterThanOrEqual(10);
  const pictures = new Set<string>();
  for (const product of data) {
    const [group, shipping, returns] = await structuredData(`${site.url}/store/${product.slug}`);
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
async function structuredData(address: string) {
  const html = await (await fetch(address)).text();
  const [, json = ''] = /<script type="application\/ld\+json"[^>]*>([^<]*)</.exec(html) ?? [];
  return v.parse(v.pipe(v.string(), v.parseJson(), graphSchema), json)['@graph'];
}

/** Waits until a drawing is visible, also horizontally. */
async function inView(page: Page, name: RegExp): Promise<void> {
  await expect(page.getByRole('img', { name })).toBeInViewport({ ratio: 1 });
}
