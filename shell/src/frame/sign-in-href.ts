import { useLocation } from 'react-router-dom';
import { addresses, hrefOfSignIn, matchesAddress } from 'shared-contracts/routes';

const authPages = [addresses.signIn, addresses.signUp, addresses.resetPassword];

/**
 * Where the Login button leads: to the sign-in page and from there back to this one. From an auth page it
 * leads back to where that page would have.
 */
export function useSignInHref(): string {
  const { pathname, search } = useLocation();
  if (authPages.some((page) => matchesAddress(page, pathname)))
    return hrefOfSignIn(new URLSearchParams(search).get('returnTo') ?? undefined);
  return hrefOfSignIn(matchesAddress(addresses.notFound, pathname) ? undefined : pathname + search);
}
