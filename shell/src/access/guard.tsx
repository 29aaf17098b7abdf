import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useSession } from 'shared-contracts/host';
import type { Access } from 'shared-contracts/remote';
import { addresses, hrefOfSignIn, safeReturnTo } from 'shared-contracts/routes';
import { SignOutUnconfirmed } from './sign-out-unconfirmed';

/** Shows its children to whom `access` allows and leads everybody else on (specification, sections 2 and 4). */
export function Guarded({ access, children }: { access: Access; children: ReactNode }) {
  if (access === 'anyone') return children;
  if (access === 'signed-out') return <SignedOut>{children}</SignedOut>;
  // Also where a remote says something this shell has never heard of: rather too few than too many.
  return <SignedIn>{children}</SignedIn>;
}

function SignedIn({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  const signedIn = session.status === 'authenticated';
  useEffect(() => {
    if (signedIn) setWasSignedIn(true);
  }, [signedIn]);

  if (signedIn) return children;
  if (session.status === 'loading') return <p role="status">Loading...</p>;
  if (wasSignedIn && session.reason === 'sign-out-unconfirmed') return <SignOutUnconfirmed />;
  // Who just signed out here is done with the page and goes home; who never was in comes back after sign-in.
  const target =
    wasSignedIn && session.reason === 'signed-out' ? addresses.home : hrefOfSignIn(pathname + search);
  return <Navigate to={target} replace />;
}

function SignedOut({ children }: { children: ReactNode }) {
  const session = useSession();
  const [query] = useSearchParams();
  if (session.status === 'authenticated')
    return <Navigate to={safeReturnTo(query.get('returnTo'))} replace />;
  return children;
}
