import { addressChanges } from './address-changes';
import { browserChanges } from './browser-changes';
import { definitionChanges } from './definition-changes';
import { eventChanges } from './event-changes';
import { hostChanges } from './host-changes';
import { libraryChanges } from './library-changes';
import { linkChanges } from './link-changes';
import { reachChanges } from './reach-changes';
import { renderChanges } from './render-changes';
import { sizeChanges } from './size-changes';
import { styleChanges } from './style-changes';

/** Every change that the check is held against, by what it is about. */
export const changesByClass = {
  addresses: addressChanges,
  links: linkChanges,
  'host and session': hostChanges,
  styles: styleChanges,
  'shared libraries': libraryChanges,
  definitions: definitionChanges,
  sizes: sizeChanges,
  events: eventChanges,
  reaches: reachChanges,
  rendering: renderChanges,
  browsers: browserChanges,
} as const;

/** All of them. */
export const seededChanges = Object.values(changesByClass).flat();
