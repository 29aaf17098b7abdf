import { addressChanges } from './address-changes';
import { browserChanges } from './browser-changes';
import { definitionChanges } from './definition-changes';
import { eventChanges } from './event-changes';
import { hostChanges } from './host-changes';
import { libraryChanges } from './library-changes';
import { linkChanges } from './link-changes';
import { renderChanges } from './render-changes';
import { sizeChanges } from './size-changes';
import { styleChanges } from './style-changes';

/** Every change that the check is held against. */
export const seededChanges = [
  ...addressChanges,
  ...linkChanges,
  ...hostChanges,
  ...styleChanges,
  ...libraryChanges,
  ...definitionChanges,
  ...sizeChanges,
  ...eventChanges,
  ...renderChanges,
  ...browserChanges,
];
