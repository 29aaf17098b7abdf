import type { parseReports } from '@little-arches/contracts/formats';
import { onCLS, onINP, onLCP } from 'web-vitals';

/** A web vital of a page, as its report carries it. */
export type Vital = ReturnType<typeof parseReports>['vitals'][number];

/**
 * Measures this document's largest paint, layout shifts and slowest press, and calls `take` with each when it is
 * final: at the latest when the page is hidden. Each names the version in whose region it was seen; the cause may be
 * another one. Browsers report earlier entries later.
 */
export function measureVitals(take: (vital: Vital) => void): void {
  const takeAt = (name: Vital['name'], value: number, node: Node | null | undefined) => {
    const { remote, version } = regionOf(node)?.dataset ?? {};
    const digits = name === 'CLS' ? 4 : 0;
    if (remote && version) take({ name, value: Number(value.toFixed(digits)), remote, version });
  };
  onLCP(({ value, entries }) => takeAt('LCP', value, entries.at(-1)?.element));
  onCLS(({ value, entries }) => {
    const [largest] = [...entries].sort((one, other) => other.value - one.value);
    takeAt('CLS', value, largest?.sources[0]?.node);
  });
  onINP(({ value, entries }) => takeAt('INP', value, entries.find(({ target }) => target)?.target));
}

/** Returns the region of a node; that of the page for none, or for one that is no longer in it. */
function regionOf(node: Node | null | undefined): HTMLElement | null {
  const element = node instanceof Element ? node : node?.parentElement;
  return (
    element?.closest<HTMLElement>('[data-remote]') ??
    document.querySelector<HTMLElement>('main [data-remote]') ??
    document.querySelector<HTMLElement>('[data-remote]')
  );
}
