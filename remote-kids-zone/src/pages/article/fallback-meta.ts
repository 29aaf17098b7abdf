import type { PageMeta } from '@little-arches/contracts/remote';

/** Title of a story's page until the story is loaded, and when there is none. */
export const fallbackMeta: PageMeta = {
  title: 'A Kids Zone story',
  description: 'A story about feet, written for nine-year-olds.',
};
