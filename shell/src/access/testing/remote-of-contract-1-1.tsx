import { useSession } from '@little-arches/contracts/host';
import {
  type Access,
  defineRemote,
  type RemoteDefinition,
  type RemoteInput,
} from '@little-arches/contracts/remote';
import { addresses, hrefOfSignIn, safeReturnTo } from '@little-arches/contracts/routes';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';

/**
 * Creates a remote that guards its pages itself, as `defineRemote` of contract 1.1 did. Such remotes are still
 * live.
 */
export function defineRemoteOfContract11(input: RemoteInput): RemoteDefinition {
  const pages = Object.values(input.pages);
  const guardedLayouts = new Map<ComponentType, ComponentType>();
  for (const { layout } of pages) {
    if (!layout) continue;
    const all = pages.filter((page) => page.layout === layout);
    const access = all.every((page) => page.access === 'signed-in') ? 'signed-in' : 'anyone';
    guardedLayouts.set(layout, guarded(access, layout));
  }
  const definition = defineRemote({
    ...input,
    pages: Object.fromEntries(
      Object.entries(input.pages).map(([name, page]) => [
        name,
        {
          ...page,
          layout: page.layout && guardedLayouts.get(page.layout),
          load: async () => {
            const module = await page.load();
            return { ...module, Page: guarded(page.access ?? 'anyone', module.Page) };
          },
        },
      ]),
    ) as RemoteInput['pages'],
  });
  return { ...definition, contract: { built: '1.1', needs: '1.1' } };
}

function guarded(access: Access, Inner: ComponentType): ComponentType {
  return () => (
    <Guarded access={access}>
      <Inner />
    </Guarded>
  );
}

// From here on unchanged since then, except for the words about an unconfirmed sign-out.
function Guarded({ access, children }: { access: Access; children: ReactNode }) {
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
  if (wasSignedIn && session.reason === 'sign-out-unconfirmed') return <p role="alert">Unconfirmed</p>;
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
