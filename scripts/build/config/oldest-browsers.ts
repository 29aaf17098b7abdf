/**
 * The oldest supported browsers: those with the features that the site relies on (dialog, :has, cascade layers).
 * Scripts and styles are compiled for them, and shipped code may use no global and no method that one of them
 * lacks.
 */
export const oldestBrowsers = { chrome: '111', edge: '111', firefox: '121', safari: '16.4' } as const;

/** The oldest browsers as a Browserslist query. */
export const browserTargets = Object.entries(oldestBrowsers).map(
  ([browser, version]) => `${browser} >= ${version}`,
);
