import type { PageMeta } from 'shared-contracts/remote';

/** Title and description of the home page: in the table of pages, and in what the page reports of itself. */
export const homeMeta: PageMeta = {
  title: 'Healthy feet for children, step by step',
  description:
    'Scan your child’s feet with a free app, play exercises at home and choose insoles only if you want them.',
};
