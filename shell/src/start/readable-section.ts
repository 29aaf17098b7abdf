import type { RecordedEvents } from './event-replay';
import { rememberPlace } from './reading-place';
import { createStaticSection, findSection, type StaticSection } from './static-section';

/**
 * What can be read of a prerendered page, and what becomes of it when the live page comes: the visitor's place and
 * what they did go with it. Undefined where the page has no section of its own.
 */
export function readableSection(
  root: HTMLElement,
  pathname: string,
  early: RecordedEvents,
  first: 'ready' | 'waiting',
): StaticSection | undefined {
  const found = findSection(root);
  if (!found) return undefined;
  const section = createStaticSection(pathname, found, first, (live) => {
    const replay = early.end();
    const goThere = rememberPlace(section.element());
    // React removes the section first, and paints later.
    queueMicrotask(() => {
      goThere(live);
      replay(live);
    });
  });
  return section;
}
