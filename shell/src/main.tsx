import 'shared-contracts/ui/tokens.css';
import 'shared-contracts/ui/base.css';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { parseConfig } from 'shared-contracts/config';
import { HostProvider } from 'shared-contracts/host';
import { parseComposition } from 'shared-contracts/registry';
import { keepEarlyActions } from './early-actions';
import { federationRuntime, startFederation } from './federation';
import { type Hydration, isAsPrerendered, resolveLazy } from './hydration';
import { readInlined } from './inlined';
import { type LoadedRemote, RemoteLoadError } from './load-remote';
import { startReporting } from './reporting/start-reporting';
import { takeRecovered } from './reporting/take-recovered';
import { createDiscovery, shellRoutes } from './router';
import { wipeTokens } from './session/wipe-tokens';
import { createShell } from './shell';
import { withViewTransitions } from './view-transitions';

// Before anything reads the address. Who pastes such a link into an open tab only changes the fragment.
wipeTokens();
window.addEventListener('hashchange', wipeTokens);

const config = parseConfig(readInlined('config'));
const shell = createShell({
  config,
  composition: parseComposition(readInlined('composition')),
  pagePath: window.location.pathname,
  fetchEntry: startFederation(config.payments),
  runtime: federationRuntime,
  loadAuthClient: async (use) => {
    const { createAuthClient } = await import(/* webpackChunkName: "auth-client" */ './session/auth-client');
    return createAuthClient(shell.host.config, use);
  },
});

startReporting({
  url: shell.host.config.reportUrl,
  compositionId: shell.composition.id,
  page: {
    origin: window.location.origin,
    pattern: () => shell.index.patternOf(window.location.pathname) ?? '*',
  },
});

/** What a prerendered page needs before it is taken over, or why it can't be. */
interface Prerendered {
  readonly hydration?: Hydration;
  readonly loaded?: LoadedRemote;
  readonly failure?: RemoteLoadError;
}

/** A prerendered page's remote must be there before the page is taken over. */
async function loadPrerendered(): Promise<Prerendered> {
  if (!document.getElementById('hydration')) return {};
  const hydration = readInlined('hydration') as Hydration;
  try {
    const owner = await shell.index.ownerOf(window.location.pathname);
    const loaded = owner && (await shell.load(owner));
    // Another version than the page was rendered with would give other markup.
    if (loaded && loaded.version !== owner.version) return {};
    return { hydration, ...(loaded && { loaded }) };
  } catch (error) {
    // Reported by the loader; the section says so itself.
    return error instanceof RemoteLoadError ? { failure: error } : {};
  }
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error("The page has no element 'root': compose the site again");
  const endOfEarlyActions = keepEarlyActions(root);
  const prerendered = await loadPrerendered();
  // A pause between two pieces of work, so that the page can answer.
  await new Promise((resolve) => setTimeout(resolve));
  const { hydration, loaded } = prerendered;
  const routes = shellRoutes(shell, loaded);
  if (hydration) await resolveLazy(routes, window.location.pathname);
  let tellTakenOver = () => {};
  const takenOver = new Promise<void>((resolve) => {
    tellTakenOver = resolve;
  });
  const router = withViewTransitions(
    createBrowserRouter(routes, {
      patchRoutesOnNavigation: createDiscovery(shell, { ...prerendered, takenOver }),
      ...(hydration && { hydrationData: hydration }),
    }),
  );
  const site = (
    <StrictMode>
      <HostProvider host={shell.host}>
        <AfterFirstRender tell={tellTakenOver}>
          <RouterProvider router={router} />
        </AfterFirstRender>
      </HostProvider>
    </StrictMode>
  );
  // Where a query may matter, the page is rendered anew over the same content.
  const sameAddress = isAsPrerendered(window.location.search);
  const replayEarlyActions = endOfEarlyActions();
  const frameOnly = root.dataset.prerendered === 'frame';
  const asRendered = root.hasChildNodes() && (frameOnly ? !hydration : hydration && sameAddress);
  // As a transition the work is done in slices, and the page answers between them.
  if (asRendered) startTransition(() => void hydrateRoot(root, site, { onRecoverableError: takeRecovered }));
  else createRoot(root).render(site);
  if (hydration && !sameAddress) void router.revalidate();

  void takenOver.then(() => setTimeout(replayEarlyActions));

  shell.bus.listenToOtherTabs();
  requestIdle(() => void shell.index.warm());
  // The auth client is loaded after the first render; nothing on the way to a page waits for it.
  requestAnimationFrame(() => setTimeout(shell.session.start));
}

function AfterFirstRender({ tell, children }: { readonly tell: () => void; readonly children: ReactNode }) {
  useEffect(tell, [tell]);
  return children;
}

/** Runs `work` when the browser has nothing better to do. */
function requestIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 1000);
}

void start();
