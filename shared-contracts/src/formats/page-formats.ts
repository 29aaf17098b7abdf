// Separate from the schemas, because the shell only compares this number in what its own composer wrote into
// the page.

/**
 * The newest formats of what is inlined in a page that readers support and writers write: its configuration, its
 * composition, and its data for hydration.
 */
export const PAGE_FORMATS = { config: 1, composition: 1, hydration: 1 } as const;
