/** @jest-environment node */

import { sampleProducts } from '@little-arches/contracts/testing';
import { renderToHtml } from '@little-arches/contracts/testing/render';
import remote from './routes';

const selling = { answers: { functions: { getProducts: () => ({ data: sampleProducts }) } } };

it.each([
  ['/store', ['<h1>Products</h1>', 'Level 0', 'Level 3', 'Select Product', 'Summit Sport Insole']],
  [
    '/store/rocket-insole',
    [
      'Rocket Insole</h1>',
      '€34.90',
      'per pair, tax included',
      'Free delivery',
      'EU 30, sold out',
      'Add to Cart',
    ],
  ],
  ['/size-guide', ['Size guide</h1>', 'EU 29', '178 mm', 'Most children need no insole']],
  ['/checkout', ['Loading checkout...']],
  ['/checkout-success?payment_intent=pi_1', ['Checking your payment']],
])('%s is readable without a script', async (path, parts) => {
  const html = await renderToHtml(remote, path, selling);
  for (const part of parts) expect(html).toContain(part);
  expect(html).not.toContain(' style=');
});

it('does not render the query of the address', async () => {
  expect(await renderToHtml(remote, '/checkout-success?payment_intent=pi_1', selling)).not.toContain('pi_1');
});
