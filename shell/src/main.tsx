import 'shared-contracts/ui/tokens.css';
import 'shared-contracts/ui/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { parseConfig } from 'shared-contracts/config';
import { HostProvider } from 'shared-contracts/host';
import { parseComposition } from 'shared-contracts/registry';
import { federationRuntime, startFederation } from './federation';
import { type Hydration, resolveLazy } from './hydration';
import { readInlined } from './inlined';
import type { LoadedRemote } from './load-remote';
import { createDiscovery, shellRoutes } from './router';
import { createShell } from './shell';
import { withViewTransitions } from './view-transitions';

const shell = createShell({
  config: parseConfig(readInlined('config')),
  composition: parseComposition(readInlined('composition')),
  pagePath: window.location.pathname,
  fetchEntry: startFederation(),
  runtime: federationRuntime,
  loadAuthClient: async () => {
    const { createAuthClient } = await import(/* webpackChunkName: "auth-client" */ './session/auth-client');
    return createAuthClient(shell.host.config);
  },
});

/** A prerendered page's remote must be there before the page is taken over; undefined where it failed. */
async function loadPrerendered(): Promise<
  { hydration: Hydration; loaded: LoadedRemote | undefined } | undefined
> {
  if (!document.getElementById('hydration')) return undefined;
  const hydration = readInlined('hydration') as Hydration;
  try {
    const owner = await shell.index.ownerOf(window.location.pathname);
    const loaded = owner && (await shell.load(owner));
    // Another version than the page was rendered with would give other markup.
    return loaded && loaded.version !== owner.version ? undefined : { hydration, loaded };
  } catch {
    // Reported by the loader; the section says so itself once it is asked for again.
    return undefined;
  }
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error("The page has no element 'root': compose the site again");
  const prerendered = await loadPrerendered();
  const routes = shellRoutes(shell, prerendered?.loaded);
  if (prerendered) await resolveLazy(routes, window.location.pathname);
  const router = withViewTransitions(
    createBrowserRouter(routes, {
      patchRoutesOnNavigation: createDiscovery(shell, prerendered?.loaded),
      ...(prerendered && { hydrationData: prerendered.hydration }),
    }),
  );
  const site = (
    <StrictMode>
      <HostProvider host={shell.host}>
        <RouterProvider router={router} />
      </HostProvider>
    </StrictMode>
  );
  // Prerendered without a query: where there is one, the page is rendered anew over the same content.
  const sameAddress = window.location.search === '';
  const frameOnly = root.dataset.prerendered === 'frame';
  if (root.hasChildNodes() && (frameOnly ? !prerendered : prerendered && sameAddress))
    hydrateRoot(root, site);
  else createRoot(root).render(site);
  if (prerendered && !sameAddress) void router.revalidate();

  shell.bus.listenToOtherTabs();
  requestIdle(() => void shell.index.warm());
  // The auth client is loaded after the first render; nothing on the way to a page waits for it.
  requestAnimationFrame(() => setTimeout(shell.session.start));
}

/** Runs `work` when the browser has nothing better to do. */
function requestIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 1000);
}

void start();
