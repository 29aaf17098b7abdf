import { errorsOf, type Finding } from '../../model/findings';
import type { Registry } from '../../model/registry';
import type { UnrenderedPage } from '../../model/site';
import { liveVersion } from '../../store/live-versions';

/** Names that exist in browsers only. */
const BROWSERS_ONLY =
  /^(window|document|navigator|location|history|localStorage|sessionStorage|matchMedia|IntersectionObserver|ResizeObserver) is not defined\b/;

/** Returns the fix for a page that can't be rendered for this reason. */
function fixOf(reason: string): string {
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

/** What would become live, and the pages of it that could not be rendered. */
interface Rendered {
  readonly site: { readonly unrendered: readonly UnrenderedPage[] };
  readonly registry: Registry;
  readonly moving: ReadonlySet<string>;
}

/** Returns an error for each page that a moving package should have rendered. */
export function unrenderedFindings({ site, registry, moving }: Rendered): Finding[] {
  return site.unrendered
    .map((page) => ({ ...page, failing: page.filler ?? page.owner }))
    .filter(({ failing }) => moving.has(failing))
    .map(({ failing, path, reason }) =>
      errorsOf(failing, liveVersion(registry, failing)?.metadata.version ?? '')(
        'render',
        // Some reasons are sentences that end with a full stop.
        `${path === failing ? `The pages of ${failing}` : path} can't be rendered: ${reason.replace(/\.$/, '')}.`,
        fixOf(reason),
      ),
    );
}
