import type { UnrenderedPage } from '../../model/site';

/** Names that exist in browsers only. */
const BROWSERS_ONLY =
  /^(window|document|navigator|location|history|localStorage|sessionStorage|matchMedia|IntersectionObserver|ResizeObserver) is not defined\b/;

/** Returns the fix for a page that can't be rendered for this reason. */
export function fixOf(reason: string): string {
  return BROWSERS_ONLY.test(reason)
    ? 'Read that in an effect or an event handler, because pages are rendered in Node too.'
    : 'Open it with npm start, fix it and publish again. Where the backend did not answer, wait until it does.';
}

/**
 * Returns lines for people about the pages that could not be rendered, and why. Visitors get the earlier page;
 * without one, their browser renders it.
 */
export function unrenderedLines(unrendered: readonly UnrenderedPage[]): string[] {
  return unrendered.map(({ path, reason }) => `${path} was not rendered anew: ${reason}. ${fixOf(reason)}`);
}
