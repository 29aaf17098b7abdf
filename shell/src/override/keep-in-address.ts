import { OVERRIDE_PARAMETER } from '@little-arches/contracts/formats/page';

/**
 * Keeps the overrides in the address during navigation, so that reload and Back keep them. They are stored nowhere
 * else: a new tab or a link to the site has none.
 */
export function keepInAddress(): void {
  const asked = new URLSearchParams(window.location.search).getAll(OVERRIDE_PARAMETER);
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history);
    history[name] = (state, unused, url) =>
      change(state, unused, url === undefined || url === null ? url : withOverrides(url, asked));
  }
}

/** Returns the address of the same page without overrides. */
export function addressWithout(address: string): string {
  return withOverrides(address, []);
}

function withOverrides(address: string | URL, asked: readonly string[]): string {
  const url = new URL(address, window.location.href);
  url.searchParams.delete(OVERRIDE_PARAMETER);
  for (const override of asked) url.searchParams.append(OVERRIDE_PARAMETER, override);
  return url.href;
}
