import type { Shell } from '../shell';

/** The family in base.css. Its face has `font-display: optional`: browsers don't use a file that arrives late. */
const FAMILY = 'Nunito Variable';

/** Pixels from which a move up or down is seen as a jump; browsers count layout shifts from as many. */
const JUMP = 3;
/** Pixels to the side; where one letter replaces another, fewer are not seen. */
const ASIDE = 10;

/**
 * Uses the brand's font although its file arrived after the first paint: at once if nothing in the window jumps,
 * otherwise from the next page on. Changes nothing where the font is used already, which browsers don't report.
 * Rejects when the file can't be loaded.
 */
export async function showLateFont(bus: Pick<Shell['bus'], 'subscribe'>): Promise<void> {
  const href = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]')?.href;
  if (!href) return;
  // From the cache, or the request that is still under way.
  const face = await new FontFace(FAMILY, `url("${href}")`, { weight: '200 1000' }).load();
  const before = placesInWindow();
  document.fonts.add(face);
  if (![...before].some(([element, place]) => jumps(place, element.getBoundingClientRect()))) return;
  // Not painted yet, because nothing was awaited since.
  document.fonts.delete(face);
  const { pathname } = window.location;
  const end = bus.subscribe('page/shown', () => {
    if (window.location.pathname === pathname) return;
    document.fonts.add(face);
    end();
  });
}

function placesInWindow(): Map<Element, DOMRect> {
  const places = [...document.body.querySelectorAll('*')].map(
    (element) => [element, element.getBoundingClientRect()] as const,
  );
  return new Map(
    places.filter(
      ([, { width, height, top, bottom }]) =>
        width > 0 && height > 0 && bottom > 0 && top < window.innerHeight,
    ),
  );
}

/** The height of an element that ends below the window doesn't count: what is seen of it is compared by itself. */
function jumps(before: DOMRect, now: DOMRect): boolean {
  return (
    Math.abs(before.top - now.top) >= JUMP ||
    Math.abs(before.left - now.left) >= ASIDE ||
    (before.bottom <= window.innerHeight && Math.abs(before.height - now.height) >= JUMP)
  );
}
