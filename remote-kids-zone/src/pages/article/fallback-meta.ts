import type { PageMeta } from 'shared-contracts/remote';

/** What the page of a story is called until its story is there, and when there is none. */
export const fallbackMeta: PageMeta = {
  title: 'A Kids Zone story',
  description: 'A story about feet, written for nine-year-olds.',
};
