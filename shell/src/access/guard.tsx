import { useSession } from '@little-arches/contracts/host';
import type { PageDefinition } from '@little-arches/contracts/remote';
import { addresses, hrefOfSignIn, safeReturnTo } from '@little-arches/contracts/routes';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { RemoteFailedPanel } from '../frame/errors/remote-failed-panel';
import { PROFILE_FAILED, useFailedProfile, useReadAgain } from '../session/failed-profile';

/** Visitors who may see a page. */
export type Access = NonNullable<PageDefinition['access']>;

/**
 * Renders its children for visitors whom `access` allows and redirects all others (specification, sections 2 and
 * 4).
 */
export function Guarded({ access, children }: { access: Access; children: ReactNode }) {
  if (access === 'anyone') return children;
  if (access === 'signed-out') return <SignedOut>{children}</SignedOut>;
  // Also for an access that this shell doesn't support: too strict is safer than too open.
  return <SignedIn>{children}</SignedIn>;
}

function SignedIn({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  const signedIn = session.status === 'authenticated';
  const isUnread = useUnreadPage(signedIn);
  useEffect(() => {
    if (signedIn) setWasSignedIn(true);
  }, [signedIn]);

  if (isUnread) return <UnreadProfile />;
  if (signedIn) return children;
  if (session.status === 'loading') return <p role="status">Loading...</p>;
  if (wasSignedIn && session.reason === 'sign-out-unconfirmed') return <SignOutUnconfirmed />;
  // A person who has just signed out here goes home; a person who was not signed in returns after sign-in.
  const target =
    wasSignedIn && session.reason === 'signed-out' ? addresses.home : hrefOfSignIn(pathname + search);
  return <Navigate to={target} replace />;
}

/**
 * Returns true while the page waits for the profile of the signed-in person. Reloads the page's data once the
 * profile is read.
 */
function useUnreadPage(signedIn: boolean): boolean {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const unread = useFailedProfile();
  const [waits, setWaits] = useState(false);
  const goAgain = useEffectEvent(async () => {
    await navigate(pathname + search + hash, { replace: true });
    setWaits(false);
  });
  useEffect(() => {
    if (unread) setWaits(true);
    else if (waits) void goAgain();
  }, [unread, waits]);
  return unread || (waits && signedIn);
}

function UnreadProfile() {
  const { busy, readAgain } = useReadAgain();
  return (
    <RemoteFailedPanel
      title="Your profile could not be loaded"
      message={PROFILE_FAILED}
      retrying={busy}
      onRetry={readAgain}
    />
  );
}

function SignedOut({ children }: { children: ReactNode }) {
  const session = useSession();
  const [query] = useSearchParams();
  if (session.status === 'authenticated')
    return <Navigate to={safeReturnTo(query.get('returnTo'))} replace />;
  return children;
}

/** Replaces a page whose visitor signed out while the server could not be reached. */
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
