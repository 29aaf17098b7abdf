import '@little-arches/contracts/ui/tokens.css';
import '@little-arches/contracts/ui/base.css';
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
import { createShell } from '../../../../shell/src/start/shell';

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

const shell = createShell({
  config: readInlined<SiteConfig>('config', PAGE_FORMATS.config),
  composition: readInlined<Composition>('composition', PAGE_FORMATS.composition),
  pagePath: window.location.pathname,
  startLoader: () => loader,
  loadAuthClient: async (use) => {
    const { createAuthClient } = await import('../../../../shell/src/session/auth-client');
    return createAuthClient(shell.host.config, use);
  },
});
const router = createBrowserRouter(shellRoutes(shell), { patchRoutesOnNavigation: createDiscovery(shell) });
const root = document.getElementById('root');
if (!root) throw new Error("The page has no element 'root'");
createRoot(root).render(
  <StrictMode>
    <HostProvider host={shell.host}>
      <RouterProvider router={router} />
    </HostProvider>
  </StrictMode>,
);
requestAnimationFrame(() => setTimeout(shell.session.start));
