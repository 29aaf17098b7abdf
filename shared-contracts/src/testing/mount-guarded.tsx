import { type ReactElement, useEffect, useState } from 'react';
import {
  Navigate,
  Outlet,
  type RouteObject,
  useLocation,
  useMatches,
  useRevalidator,
} from 'react-router-dom';
import { HostProvider, useSession } from '../host/host';
import type { SessionState } from '../host/session';
import { useStore } from '../host/store';
import type { PageHandle, RemoteDefinition } from '../remote/index';
import { addresses, hrefOfSignIn } from '../routes/index';
import { TestExpiredSessionDialog } from './expired-session';
import { PageFailure } from './page-failure';
import type { TestHost } from './test-host';

/**
 * Returns the routes of a remote as a host mounts them, with a guard around its pages. The shell has its own guard;
 * a contract test there (shell/src/access/guard.test.tsx) compares both. `failure` renders what a page threw.
 */
export function mountGuarded(
  remote: RemoteDefinition,
  host: TestHost,
  failure: ReactElement = <PageFailure />,
): RouteObject[] {
  return [
    {
      element: (
        <HostProvider host={host}>
          <Door host={host} />
        </HostProvider>
      ),
      children: [{ errorElement: failure, children: remote.mount(host) }],
    },
  ];
}

function Door({ host }: { host: TestHost }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const page = useMatches()
    .map(({ handle }) => (handle as PageHandle | undefined)?.definition)
    .findLast(Boolean);
  const access = page?.access;
  const guarded = access === 'signed-in';
  const expired = useStore(host.expiredSession, undefined);
  const person = usePersons(session);
  const leave = () => host.setSession({ status: 'unauthenticated', reason: 'signed-out' });
  const holds = page?.holdsSession ?? guarded;
  useEffect(() => {
    if (expired && !holds) host.setSession({ status: 'unauthenticated', reason: 'signed-out' });
  }, [expired, holds, host]);
  const [wasIn, setWasIn] = useState(false);
  useEffect(() => {
    if (!guarded) setWasIn(false);
    else if (session.status === 'authenticated') setWasIn(true);
  }, [guarded, session.status]);

  if (access === 'signed-out' && session.status === 'authenticated')
    return <Navigate to={host.safeReturnTo(new URLSearchParams(search).get('returnTo'))} replace />;
  if (!guarded || session.status === 'authenticated')
    return (
      <>
        <Outlet key={person} />
        {expired && holds ? <TestExpiredSessionDialog user={expired} onLeave={leave} /> : null}
      </>
    );
  if (session.status === 'loading') return <p role="status">Loading...</p>;
  if (wasIn && session.reason === 'sign-out-unconfirmed')
    return <p role="alert">Signed out; the server may not know yet.</p>;
  const leaves = wasIn && session.reason === 'signed-out';
  return <Navigate to={leaves ? addresses.home : hrefOfSignIn(pathname + search)} replace />;
}

/**
 * Counts the persons. For another person the page is rendered and loaded anew, as the shell does with another
 * document.
 */
function usePersons(session: SessionState): number {
  const { revalidate } = useRevalidator();
  const [known, setKnown] = useState<string>();
  const [count, setCount] = useState(0);
  const personId = session.status === 'authenticated' ? session.user.id : known;
  if (personId !== known) {
    setKnown(personId);
    if (known) setCount(count + 1);
  }
  useEffect(() => {
    if (count > 0) void revalidate();
  }, [count, revalidate]);
  return count;
}
