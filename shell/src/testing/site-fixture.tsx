import { HostProvider, type Session } from '@little-arches/contracts/host';
import { CONTRACT_VERSION, type RemoteDefinition } from '@little-arches/contracts/remote';
import { createTestHost } from '@little-arches/contracts/testing';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { madeUpLoader } from '../federation/testing/made-up-loader';
import { createDiscovery, shellRoutes } from '../router';
import { createSlot } from '../slots/slot-region';
import type { HostFor } from '../slots/slots';
import { type ContextParts, createContexts } from '../start/contexts';

/**
 * For tests: renders the whole site at `path` with these remotes, whose entries expose what `fetchEntry` returns.
 * Only the network is fake, and the signed-in person when there is a `session`.
 */
export function renderSite(
  remotes: readonly RemoteDefinition[],
  path: string,
  fetchEntry: (name: string) => Promise<unknown> = async (name) => ({
    default: remotes.find((remote) => remote.name === name),
  }),
  session?: Session,
  loadAuthClient: ContextParts['loadAuthClient'] = () => Promise.reject(new Error('Nobody signs in here')),
) {
  const contract = { built: CONTRACT_VERSION, needs: CONTRACT_VERSION };
  const contexts = createContexts({
    config: createTestHost().config,
    composition: {
      id: 'composition-1',
      shell: { version: '1.0.0' },
      remotes: remotes.map(({ name, pages, panels, slots = {} }) => ({
        name,
        version: '2.0.0',
        url: `/assets/${name}/2.0.0/remoteEntry.js`,
        integrity: '',
        contract,
        runtime: '2.9',
        addresses: Object.values(pages).map((page) => page.path),
        panels: Object.keys(panels),
        fills: Object.keys(slots),
      })),
    },
    startLoader: madeUpLoader(fetchEntry),
    loadAuthClient,
  });
  const { frame: own } = contexts;
  const signedIn = session && { session, Slot: createSlot(own.slots, session) };
  const host = { ...own.host, ...signedIn };
  const hostFor: HostFor = (loaded) => ({ ...own.hostFor(loaded), ...signedIn });
  const site = { ...contexts, frame: signedIn ? { ...own, host, hostFor } : own };
  const router = createMemoryRouter(shellRoutes(site), {
    patchRoutesOnNavigation: createDiscovery(site),
    initialEntries: [path],
  });
  const user = userEvent.setup();
  const view = render(
    <HostProvider host={host}>
      <RouterProvider router={router} />
    </HostProvider>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...view, ...site, router, user, address };
}

/** For tests: a fake page with this text below its heading. */
export const samplePage = (path: string, text: string) => ({
  path,
  title: text,
  description: '',
  load: async () => ({ Page: () => <h1>{text}</h1> }),
});
