import { useHydrated } from '@little-arches/contracts/host';
import { addresses } from '@little-arches/contracts/routes';
import { useSearchParams } from 'react-router-dom';

/**
 * Returns the raw `returnTo` of the address; pass it through `host.safeReturnTo` before navigating. Returns null
 * while prerendering and hydrating, because the prerendered page has no query.
 */
export function useReturnTo(): string | null {
  const [query] = useSearchParams();
  return useHydrated() ? query.get('returnTo') : null;
}

/** Returns the address of the sign-up page that leads to `returnTo` afterwards. */
export function hrefOfSignUp(returnTo: string | null): string {
  return returnTo ? `${addresses.signUp}?${new URLSearchParams({ returnTo })}` : addresses.signUp;
}
