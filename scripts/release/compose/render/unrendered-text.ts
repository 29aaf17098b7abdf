import type { UnrenderedPage } from '../../model/site';

/** Names that only browsers know. */
const BROWSERS_ONLY =
  /^(window|document|navigator|location|history|localStorage|sessionStorage|matchMedia|IntersectionObserver|ResizeObserver) is not defined$/;

/** What to do about a page that can't be rendered for this reason. */
export function fixOf(reason: string): string {
  return BROWSERS_ONLY.test(reason)
    ? 'Read that in an effect or an event handler, because pages are rendered in Node too.'
    : 'Open it with npm start, fix it and publish again. Where the backend did not answer, wait until it does.';
}

/**
 * What could not be rendered, as people read it: which page and why. Visitors get it as it was before; where it
 * was nothing, their browser renders it.
 */
export function unrenderedLines(unrendered: readonly UnrenderedPage[]): string[] {
  return unrendered.map(({ path, reason }) => `${path} was not rendered anew: ${reason}. ${fixOf(reason)}`);
}
