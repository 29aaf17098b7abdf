import { browserChanges } from './browser-changes';
import { packageChanges } from './package-changes';
import { renderChanges } from './render-changes';

/** Changes for a copy of the checkout, by subject. */
export const changesByClass = {
  rendering: renderChanges,
  browsers: browserChanges,
  'real packages': packageChanges,
} as const;

/** All seeded changes. */
export const seededChanges = Object.values(changesByClass).flat();
