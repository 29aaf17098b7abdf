import '@little-arches/contracts/ui/tokens.css';
import '@little-arches/contracts/ui/layout.css';
import type { SiteConfig } from '@little-arches/contracts/config';
import { type Composition, PAGE_FORMATS } from '@little-arches/contracts/formats';
import { HostProvider } from '@little-arches/contracts/host';
import type { RemoteDefinition } from '@little-arches/contracts/remote';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { readInlined } from '../../../../shell/src/federation/inlined';
import type { RemoteLoader } from '../../../../shell/src/federation/load-remotes';
import { createDiscovery, shellRoutes } from '../../../../shell/src/router';
import { createContexts } from '../../../../shell/src/start/contexts';

const imports: Readonly<Record<string, () => Promise<{ default: RemoteDefinition }>>> = {
  'remote-marketing': () => import('naive_marketing/routes'),
  'remote-store': () => import('naive_store/routes'),
  'remote-account': () => import('naive_account/routes'),
  'remote-kids-zone': () => import('naive_kids_zone/routes'),
};

const loader: RemoteLoader = {
  async load(remote) {
    const module = await imports[remote.name]?.();
    if (!module) throw new Error(`The naive site has no section '${remote.name}'`);
    return { remote, version: remote.version, definition: module.default };
  },
  loadAhead: async () => undefined,
};

const config = readInlined<SiteConfig>('config', PAGE_FORMATS.config);
const contexts = createContexts({
  config,
  composition: readInlined<Composition>('composition', PAGE_FORMATS.composition),
  pagePath: window.location.pathname,
  startLoader: () => loader,
  loadAuthClient: async (use) => {
    const { createAuthClient } = await import('../../../../shell/src/session/auth-client');
    return createAuthClient(config, use);
  },
});
const router = createBrowserRouter(shellRoutes(contexts), {
  patchRoutesOnNavigation: createDiscovery(contexts),
});
const root = document.getElementById('root');
if (!root) throw new Error("The page has no element 'root'");
createRoot(root).render(
  <StrictMode>
    <HostProvider host={contexts.frame.host}>
      <RouterProvider router={router} />
    </HostProvider>
  </StrictMode>,
);
requestAnimationFrame(() => setTimeout(contexts.session.start));
