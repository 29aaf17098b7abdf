import 'shared-contracts/ui/tokens.css';
import 'shared-contracts/ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { parseConfig } from 'shared-contracts/config';
import { HostProvider } from 'shared-contracts/host';
import { parseComposition } from 'shared-contracts/registry';
import { federationRuntime, startFederation } from './federation';
import { readInlined } from './inlined';
import { createDiscovery, shellRoutes } from './router';
import { createShell } from './shell';

const shell = createShell({
  config: parseConfig(readInlined('config')),
  composition: parseComposition(readInlined('composition')),
  fetchEntry: startFederation(),
  runtime: federationRuntime,
  loadAuthClient: async () => {
    const { createAuthClient } = await import(/* webpackChunkName: "auth-client" */ './session/auth-client');
    return createAuthClient(shell.host.config);
  },
});
const router = createBrowserRouter(shellRoutes(shell), { patchRoutesOnNavigation: createDiscovery(shell) });

const root = document.getElementById('root');
if (!root) throw new Error("The page has no element 'root': compose the site again");
createRoot(root).render(
  <StrictMode>
    <HostProvider host={shell.host}>
      <RouterProvider router={router} />
    </HostProvider>
  </StrictMode>,
);

shell.bus.listenToOtherTabs();
// The auth client is loaded after the first render; nothing on the way to a page waits for it.
requestAnimationFrame(() => setTimeout(shell.session.start));
