import { addressChanges } from './address-changes';
import { definitionChanges } from './definition-changes';
import { eventChanges } from './event-changes';
import { hostChanges } from './host-changes';
import { libraryChanges } from './library-changes';
import { linkChanges } from './link-changes';
import { reachChanges } from './reach-changes';
import { sizeChanges } from './size-changes';
import type { StaticChange } from './static-change';
import { styleChanges } from './style-changes';

/** Every change of the fixtures that shows without rendering a page, by subject. */
export const classes: Readonly<Record<string, readonly StaticChange[]>> = {
  addresses: addressChanges,
  links: linkChanges,
  'host and session': hostChanges,
  styles: styleChanges,
  'shared libraries': libraryChanges,
  definitions: definitionChanges,
  sizes: sizeChanges,
  events: eventChanges,
  reaches: reachChanges,
};
