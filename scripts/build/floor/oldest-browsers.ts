/**
 * The oldest browsers served: those with the features the site relies on (dialog, :has, cascade layers). Scripts and
 * styles are lowered to them, and what ships may use no global and no method that one of them lacks.
 */
export const oldestBrowsers = { chrome: '111', edge: '111', firefox: '121', safari: '16.4' } as const;

/** The oldest browsers as a Browserslist query. */
export const browserTargets = Object.entries(oldestBrowsers).map(
  ([browser, version]) => `${browser} >= ${version}`,
);
