import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useSession } from './host';
import type { Access } from './remote';
import { addresses, hrefOfSignIn, safeReturnTo } from './routes';

/**
 * Shows its children to whom `access` allows and leads everybody else on (specification, sections 2 and 4).
 */
export function Guarded({ access, children }: { access: Access; children: ReactNode }) {
  if (access === 'signed-in') return <SignedIn>{children}</SignedIn>;
  if (access === 'signed-out') return <SignedOut>{children}</SignedOut>;
  return children;
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

function SignOutUnconfirmed() {
  return (
    <div role="alert">
      <h1>You are signed out on this device</h1>
      <p>
        Our server could not be reached, so it may not know yet. If others use your account’s devices, sign in
        and out again when you are back online.
      </p>
      <p>
        <a href={addresses.home}>Go to the home page</a>
      </p>
    </div>
  );
}

function SignedOut({ children }: { children: ReactNode }) {
  const session = useSession();
  const [query] = useSearchParams();
  if (session.status === 'authenticated')
    return <Navigate to={safeReturnTo(query.get('returnTo'))} replace />;
  return children;
}
