import type { UnrenderedPage } from 'shared-contracts/formats/site';

/** Names that only browsers know. */
const BROWSERS_ONLY =
  /^(window|document|navigator|location|history|localStorage|sessionStorage|matchMedia|IntersectionObserver|ResizeObserver) is not defined$/;

/** What was not rendered before its release, as people read it: which page, why, and the fix where it is known. */
export function unrenderedLines(unrendered: readonly UnrenderedPage[]): string[] {
  return unrendered.map(
    ({ path, reason }) =>
      `${path} is rendered in the browser only: ${reason}${BROWSERS_ONLY.test(reason) ? '. Read that in an effect or an event handler, because pages are rendered in Node too.' : ''}`,
  );
}
