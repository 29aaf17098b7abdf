// Apart from the schemas, because the shell requests the number alone of what its own composer wrote into the
// page.

/** The newest format of a configuration that readers know. It is the first, which no page names. */
export const CONFIG_FORMAT = 1;

/** The newest format of a composition that readers know, and what composers write. */
export const COMPOSITION_FORMAT = 1;

/** The newest format of a page's data that readers know, and what prerenderers write. */
export const HYDRATION_FORMAT = 1;
