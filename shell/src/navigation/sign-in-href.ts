import { useLocation } from 'react-router-dom';
import { addresses, hrefOfSignIn, matchesAddress } from 'shared-contracts/routes';

const authPages = [addresses.signIn, addresses.signUp, addresses.resetPassword];

/**
 * Where the Login button leads: to the sign-in page, and from there to the profile (specification, section 2).
 * From an auth page it leads on to where that page would have, and from the checkout back to it: who pays is asked who
 * they are there.
 */
export function useSignInHref(): string {
  const { pathname, search } = useLocation();
  const onAuthPage = authPages.some((page) => matchesAddress(page, pathname));
  if (matchesAddress(addresses.checkout, pathname)) return hrefOfSignIn(addresses.checkout);
  return hrefOfSignIn((onAuthPage && new URLSearchParams(search).get('returnTo')) || undefined);
}
