import { browserChanges } from './browser-changes';
import { packageChanges } from './package-changes';
import { renderChanges } from './render-changes';

/** The changes that are made in a copy of the checkout, by what they are about. */
export const changesByClass = {
  rendering: renderChanges,
  browsers: browserChanges,
  'real packages': packageChanges,
} as const;

/** All of them. */
export const seededChanges = Object.values(changesByClass).flat();
