import type { PageMeta } from '@little-arches/contracts/remote';

/** Title and description of the home page, for the table of pages and for the page's own metadata. */
export const homeMeta: PageMeta = {
  title: 'Healthy feet for children, step by step',
  description:
    'Scan your child’s feet with a free app, play exercises at home and choose insoles only if you want them.',
};
