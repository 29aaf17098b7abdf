import type { PageMeta } from 'shared-contracts/remote';

/** What a product's page is called before its product is known. */
export const productMeta: PageMeta = {
  title: 'Product',
  description: 'An insole for children: what it does, which level it belongs to and what it costs.',
};
