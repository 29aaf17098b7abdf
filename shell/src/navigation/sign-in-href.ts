import { addresses, hrefOfSignIn, matchesAddress } from '@little-arches/contracts/routes';
import { useLocation } from 'react-router-dom';

const authPages = [addresses.signIn, addresses.signUp, addresses.resetPassword];

/**
 * Returns the address of the Login button: the sign-in page, which then leads to the profile (specification,
 * section 2). On an auth page it keeps that page's `returnTo`, and on the checkout it leads back there.
 */
export function useSignInHref(): string {
  const { pathname, search } = useLocation();
  const onAuthPage = authPages.some((page) => matchesAddress(page, pathname));
  if (matchesAddress(addresses.checkout, pathname)) return hrefOfSignIn(addresses.checkout);
  return hrefOfSignIn((onAuthPage && new URLSearchParams(search).get('returnTo')) || undefined);
}
