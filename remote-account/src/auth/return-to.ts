import { useSearchParams } from 'react-router-dom';
import { useHydrated } from 'shared-contracts/host';
import { addresses } from 'shared-contracts/routes';

/**
 * The address's raw `returnTo`; pass it through `host.safeReturnTo` before going there. Null while
 * prerendering and hydrating, because the prerendered page has no query.
 */
export function useReturnTo(): string | null {
  const [query] = useSearchParams();
  return useHydrated() ? query.get('returnTo') : null;
}

/** The sign-up page that leads to `returnTo` afterwards. */
export function hrefOfSignUp(returnTo: string | null): string {
  return returnTo ? `${addresses.signUp}?${new URLSearchParams({ returnTo })}` : addresses.signUp;
}
