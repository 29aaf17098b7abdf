import '@little-arches/contracts/ui/tokens.css';
import '@little-arches/contracts/ui/layout.css';
import type { SiteConfig } from '@little-arches/contracts/config';
import { type Hydration, PAGE_FORMATS } from '@little-arches/contracts/formats';
import { HostProvider } from '@little-arches/contracts/host';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { readInlined } from '../../../../shell/src/federation/inlined';
import { takePageScripts } from '../../../../shell/src/federation/page-scripts';
import { createScriptPolicies } from '../../../../shell/src/federation/trusted-scripts';
import { mountRemote } from '../../../../shell/src/mount/mount-remote';
import { shellRoutes } from '../../../../shell/src/router';
import { createContexts } from '../../../../shell/src/start/contexts';
import { resolveLazy } from '../../../../shell/src/start/start-page';
import { loadedRemotes, monolithComposition, monolithLoader } from './monolith-remotes';

const config = readInlined<SiteConfig>('config', PAGE_FORMATS.config);
// As on the real site, pages accept script addresses only through their policy.
createScriptPolicies(config.payments);
takePageScripts([]);
const contexts = createContexts({
  config,
  composition: monolithComposition,
  pagePath: window.location.pathname,
  startLoader: () => monolithLoader,
  loadAuthClient: async (use) => {
    const { createAuthClient } = await import(
      /* webpackChunkName: "auth-client" */ '../../../../shell/src/session/auth-client'
    );
    return createAuthClient(config, use);
  },
});

/** Returns every remote's routes: a monolith needs no request to have them. */
function allRoutes(): RouteObject[] {
  const routes = shellRoutes(contexts);
  const section = routes[0]?.children?.[0];
  section?.children?.push(...loadedRemotes.flatMap((loaded) => mountRemote(contexts, loaded)));
  return routes;
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error("The page has no element 'root'");
  const routes = allRoutes();
  const hydration =
    document.getElementById('hydration') && readInlined<Hydration>('hydration', PAGE_FORMATS.hydration);
  if (hydration) await resolveLazy(routes, window.location.pathname);
  const router = createBrowserRouter(routes, hydration ? { hydrationData: hydration } : {});
  const site = (
    <StrictMode>
      <HostProvider host={contexts.frame.host}>
        <RouterProvider router={router} />
      </HostProvider>
    </StrictMode>
  );
  if (hydration) startTransition(() => void hydrateRoot(root, site));
  else createRoot(root).render(site);

  contexts.frame.bus.listenToOtherTabs();
  requestAnimationFrame(() => setTimeout(contexts.session.start));
}

void start();
