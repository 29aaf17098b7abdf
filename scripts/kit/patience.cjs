// Plain JavaScript, because Jest reads this file before anything can be compiled.

/** True when the machine is shared: a pipeline sets CI, and `npm test` without a package sets WHOLE_SUITE. */
const isShared = Boolean(process.env.CI || process.env.WHOLE_SUITE);

/** Milliseconds in which a test must find an element; on an unshared machine the second of Testing Library. */
exports.ELEMENT = isShared ? 90_000 : 1000;

/** Milliseconds that one step of a program or a browser may take. Waits end on events. */
exports.STEP = isShared ? 90_000 : 30_000;

/** Milliseconds after which a test of a page counts as hanging. */
exports.PAGE_TEST = isShared ? 900_000 : 30_000;

/**
 * Milliseconds after which any other test, hook or start counts as hanging: builds included, on a machine ten times
 * busier.
 */
exports.WHOLE = 900_000;
