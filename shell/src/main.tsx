import 'shared-contracts/ui/tokens.css';
import 'shared-contracts/ui/base.css';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { parseConfig } from 'shared-contracts/config';
import { parseComposition } from 'shared-contracts/formats/composition';
import { HostProvider } from 'shared-contracts/host';
import { containRemotes } from './containment/contain-remotes';
import { federationRuntime, startFederation } from './loading/federation';
import { readInlined } from './loading/inlined';
import { withViewTransitions } from './navigation/view-transitions';
import { startReporting } from './reporting/start-reporting';
import { takeRecovered } from './reporting/take-recovered';
import { createDiscovery, shellRoutes } from './router';
import { wipeTokens } from './session/wipe-tokens';
import { createShell } from './shell';
import { type EarlyActions, keepEarlyActions } from './start/early-actions';
import { withFirstPage } from './start/first-page';
import { isAsPrerendered, resolveLazy } from './start/hydration';
import { rememberPlace } from './start/reading-place';
import { chooseStart, type Start } from './start/start';
import { createStaticSection, findSection, type StaticSection } from './start/static-section';

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

async function begin(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error("The page has no element 'root': compose the site again");
  containRemotes(shell, root);
  const { pathname, search } = window.location;
  const early = keepEarlyActions(root);
  const start = await chooseStart(shell, root, pathname);
  // A pause between two pieces of work, so that the page can answer.
  await new Promise((resolve) => setTimeout(resolve));

  const section = readableSection(start, root, pathname, early);
  const prerendered = start.status === 'prerendered' ? start : undefined;
  const failure = start.status === 'static' ? start.failure : undefined;
  const loaded = prerendered?.loaded;
  const routes = shellRoutes(shell, { loaded, section });
  if (prerendered) await resolveLazy(routes, pathname);
  // Where a query may matter, the page is rendered anew over the same content.
  const sameAddress = isAsPrerendered(search);
  let tellHydrated = () => {};
  const hydrated = new Promise<void>((resolve) => {
    tellHydrated = resolve;
  });
  const router = withViewTransitions(
    createBrowserRouter(routes, {
      patchRoutesOnNavigation: createDiscovery(shell, {
        loaded,
        failure,
        hydrated,
        adapt(late, { remote, version }) {
          if (!section || start.status !== 'static') return late;
          const asRendered = sameAddress && version === remote.version;
          return withFirstPage(late, section, asRendered ? start.hydration.loaderData : {});
        },
      }),
      ...(prerendered && { hydrationData: prerendered.hydration }),
    }),
  );
  const site = (
    <StrictMode>
      <HostProvider host={shell.host}>
        <AfterFirstRender tell={tellHydrated}>
          <RouterProvider router={router} />
        </AfterFirstRender>
      </HostProvider>
    </StrictMode>
  );
  const asRendered = start.status === 'frame' || (sameAddress && (prerendered || section));
  const replay =
    start.status === 'static' && section ? early.endOutside(section.element, section.slow) : early.end();
  // As a transition the work is done in slices, and the page answers between them.
  if (asRendered) startTransition(() => void hydrateRoot(root, site, { onRecoverableError: takeRecovered }));
  else createRoot(root).render(site);

  void hydrated.then(() => setTimeout(replay));
  const settled = prerendered && !sameAddress ? router.revalidate() : hydrated;
  void settled.then(() => {
    if (!router.state.errors) section?.release();
  });

  shell.bus.listenToOtherTabs();
  requestIdle(() => void shell.index.warm());
  // The auth client is loaded after the first render; nothing on the way to a page waits for it.
  requestAnimationFrame(() => setTimeout(shell.session.start));
}

/** What can be read of a prerendered page, and what becomes of it when the live page comes. */
function readableSection(
  { status }: Start,
  root: HTMLElement,
  pathname: string,
  early: EarlyActions,
): StaticSection | undefined {
  const found = status === 'prerendered' || status === 'static' ? findSection(root) : undefined;
  if (!found) return undefined;
  const section = createStaticSection(pathname, found, status === 'static' ? 'waiting' : 'ready', (live) => {
    const replay = early.end();
    const goThere = rememberPlace(section.element());
    // React removes the section first, and paints later.
    queueMicrotask(() => {
      goThere(live);
      replay(live);
    });
  });
  return section;
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

void begin();
