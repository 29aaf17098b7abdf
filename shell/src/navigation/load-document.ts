import type { Path } from 'react-router-dom';

/** Loads the document of an address in this tab, replacing the current history entry or adding one. */
export function loadDocument({ pathname, search, hash }: Path, { replace = false } = {}): void {
  const { location } = window;
  const address = new URL(pathname + search + hash, location.href);
  // The router may have changed the address already, as Back and Forward do.
  if (location.pathname === address.pathname && location.search === address.search) location.reload();
  else if (replace) location.replace(address);
  else location.assign(address);
}
