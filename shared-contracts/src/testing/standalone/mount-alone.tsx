import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  createMemoryRouter,
  isRouteErrorResponse,
  Outlet,
  RouterProvider,
} from 'react-router-dom';
import { isBackendError } from '../../backend/backend';
import { HostProvider, type PanelName } from '../../host/host';
import type { SlotUse } from '../../host/slot-terms';
import { createStore, useStore } from '../../host/store';
import type { PanelProps, RemoteDefinition } from '../../remote/index';
import { FailurePanel } from '../failure-panel';
import type { Faults } from '../faults';
import { FollowFragment } from '../follow-fragment';
import { mountGuarded } from '../mount-guarded';
import { slotRoute } from '../slot-route';
import type { TestHost } from '../test-host';
import type { HostLog } from './host-log';
import { notifyWhenSettled } from './notify-when-settled';
import { isFolder, replaceAddress, shownAddress } from './shown-address';
import styles from './standalone.module.css';

interface Alone {
  readonly root: HTMLElement;
  readonly remote: RemoteDefinition;
  readonly log: HostLog;
  readonly Bar: ComponentType;
  readonly faults?: Faults | undefined;
  /** Returns the window's address for the page at this one, with the choices of the host. */
  readonly complete: (href: string) => string;
  /** The props of the slot that is shown alone, if one is. */
  readonly props?: SlotUse['props'] | undefined;
}

/** Mounts a remote under the bar. The address always shows the current page and choices. */
export function mountAlone({ root, remote, log, Bar, faults = {}, complete, props }: Alone) {
  const panels = createPanels(remote);
  const host: TestHost = { ...log.host, openPanel: (panel) => panels.open(panel, host) };

  function Frame({ children = <FollowFragment /> }: { children?: ReactNode }) {
    return (
      <div data-remote={remote.name} data-version="standalone">
        <Bar />
        <main className={styles.main}>{children}</main>
        <PanelOutlet panels={panels} />
      </div>
    );
  }
  const failure = (
    <HostProvider host={host}>
      <FailurePanel />
    </HostProvider>
  );
  const routes = [
    {
      Component: () => <Frame />,
      HydrateFallback: () => (
        <Frame>
          <p>Loading ....</p>
        </Frame>
      ),
      children: [
        ...mountGuarded(remote, host, failure),
        { errorElement: failure, element: <AroundSlot />, children: [slotRoute(remote, host, props)] },
        { path: '*', element: <p>This address belongs to another remote; the composed site has it.</p> },
      ],
    },
  ];
  const { pathname, search, hash } = new URL(shownAddress());
  const router = isFolder()
    ? createMemoryRouter(routes, { initialEntries: [pathname + search + hash] })
    : createBrowserRouter(routes);
  router.subscribe(({ location }) => {
    const { origin, href } = window.location;
    const now = isFolder() ? origin + location.pathname + location.search + location.hash : href;
    const whole = complete(now);
    if (whole !== shownAddress()) replaceAddress(whole);
    if (window.parent !== window) replaceAddress(whole, window.parent);
  });
  notifyWhenSettled(router, host, log, faults);
  const makesSense = !Object.values(faults).includes('garbage');
  const tell = (error: unknown) => {
    if (makesSense && !isAnswer(error)) console.error(error);
  };
  // All boundaries are the router's, which logs what it catches.
  createRoot(root, { onCaughtError: () => {} }).render(<RouterProvider router={router} onError={tell} />);
  return router;
}

/** Renders a page around a slot that is shown alone. */
function AroundSlot() {
  return (
    <div className="column">
      <h1 className="visually-hidden">A page with this slot only</h1>
      <Outlet />
    </div>
  );
}

/** Returns true when a page threw an answer of a backend: not found, or a failure. */
function isAnswer(error: unknown): boolean {
  return isRouteErrorResponse(error) || error instanceof Response || isBackendError(error);
}

function createPanels(remote: RemoteDefinition) {
  const { get, set: show, subscribe } = createStore<ComponentType<PanelProps> | undefined>(undefined);
  return {
    get,
    subscribe,
    open: (panel: PanelName, host: TestHost) =>
      void remote.loadPanel(panel, host).then(show, host.reportError),
    close: () => show(undefined),
  };
}

function PanelOutlet({ panels }: { panels: ReturnType<typeof createPanels> }) {
  const Panel = useStore(panels, undefined);
  return Panel ? <Panel onClose={panels.close} /> : null;
}
