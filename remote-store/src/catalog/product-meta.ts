import type { PageMeta } from '@little-arches/contracts/remote';

/** Title and description of a product page before its product is loaded. */
export const productMeta: PageMeta = {
  title: 'Product',
  description: 'An insole for children: what it does, which level it belongs to and what it costs.',
};
