// Separate from the schemas, because the shell only compares this number in what its own composer wrote into
// the page.

/** The newest format of a configuration that this reader supports. It is the first format, which no page names. */
export const CONFIG_FORMAT = 1;

/** The newest format of a composition that this reader supports and composers write. */
export const COMPOSITION_FORMAT = 1;

/** The newest format of a page's data that this reader supports and prerenderers write. */
export const HYDRATION_FORMAT = 1;
