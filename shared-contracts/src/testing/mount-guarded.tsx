import { useEffect, useState } from 'react';
import { Navigate, Outlet, type RouteObject, useLocation, useMatches } from 'react-router-dom';
import { type Host, HostProvider, useSession } from '../host';
import type { PageHandle, RemoteDefinition } from '../remote';
import { addresses, hrefOfSignIn } from '../routes';
import { PageFailure } from './page-failure';

/**
 * The routes of a remote as a host mounts them: with a guard round its pages. The shell has its own guard; a
 * contract test there (shell/src/access/guard.test.tsx) holds both.
 */
export function mountGuarded(remote: RemoteDefinition, host: Host): RouteObject[] {
  return [
    {
      element: (
        <HostProvider host={host}>
          <Door host={host} />
        </HostProvider>
      ),
      children: [{ errorElement: <PageFailure />, children: remote.mount(host) }],
    },
  ];
}

function Door({ host }: { host: Host }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const access = useMatches()
    .map(({ handle }) => (handle as PageHandle | undefined)?.definition.access)
    .findLast(Boolean);
  const guarded = access === 'signed-in';
  const [wasIn, setWasIn] = useState(false);
  useEffect(() => {
    if (!guarded) setWasIn(false);
    else if (session.status === 'authenticated') setWasIn(true);
  }, [guarded, session.status]);

  if (access === 'signed-out' && session.status === 'authenticated')
    return <Navigate to={host.safeReturnTo(new URLSearchParams(search).get('returnTo'))} replace />;
  if (!guarded || session.status === 'authenticated') return <Outlet />;
  if (session.status === 'loading') return <p role="status">Loading...</p>;
  if (wasIn && session.reason === 'sign-out-unconfirmed')
    return <p role="alert">Signed out; the server may not know yet.</p>;
  const leaves = wasIn && session.reason === 'signed-out';
  return <Navigate to={leaves ? addresses.home : hrefOfSignIn(pathname + search)} replace />;
}
