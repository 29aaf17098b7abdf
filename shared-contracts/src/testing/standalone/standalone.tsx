import '../../ui/tokens.css';
import '../../ui/base.css';
import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, isRouteErrorResponse, Outlet, RouterProvider } from 'react-router-dom';
import { isBackendError } from '../../backend';
import { HostProvider, type PanelName } from '../../host';
import { createStore, useStore } from '../../observing/store';
import type { PanelProps, RemoteDefinition } from '../../remote';
import { FailurePanel } from '../failure-panel';
import { mountGuarded } from '../mount-guarded';
import type { Scenarios } from '../scenarios';
import { createTestHost, type TestHost } from '../test-host';
import { Bar } from './bar';
import { setClock, settleMedia } from './browser-settings';
import { logHost } from './host-log';
import { withChosen } from './host-parts';
import { hrefOfScenario, type OpenedScenario, openScenario } from './opened-scenario';
import styles from './standalone.module.css';
import { tellWhenSettled } from './tell-when-settled';
import { UnknownScenario } from './unknown-scenario';

/** Where a tab keeps what it showed last. */
const MEMORY = 'scenario';

/**
 * Runs one remote alone, with a made-up host. A bar at the top switches between its scenarios (`?scenario=`) and the
 * parts of its host (`with-session=`, `with-backend=` …), and lists its pages. The address always says what is shown.
 */
export function startStandalone(remote: RemoteDefinition, scenarios: Scenarios): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with id "root"');
  const opened = openScenario(remote, scenarios, {
    href: window.location.href,
    again: window.history.state !== null,
    remembered: sessionStorage.getItem(MEMORY),
  });
  if ('unknown' in opened) {
    createRoot(root).render(<UnknownScenario problem={opened.unknown} scenarios={scenarios} />);
    return;
  }
  window.history.replaceState(window.history.state, '', opened.href);
  sessionStorage.setItem(MEMORY, new URL(opened.href).search);
  const { width } = opened.chosen;
  if (width && window.parent === window)
    createRoot(root).render(<Narrow title={remote.name} width={Number(width)} href={opened.href} />);
  else startScenario(root, remote, scenarios, opened);
}

/** The page in a frame, which is the only window whose width a page can choose. */
function Narrow({ title, width, href }: { title: string; width: number; href: string }) {
  return (
    <iframe className={styles.narrow} title={`${title}, ${width} pixels wide`} width={width} src={href} />
  );
}

function startScenario(
  root: HTMLElement,
  remote: RemoteDefinition,
  scenarios: Scenarios,
  opened: OpenedScenario,
): void {
  const { scenario, chosen } = opened;
  if (opened.begins) scenario.prepare?.();
  scenario.equip?.();
  settleMedia(chosen);
  const clock = chosen.clock || scenario.clock;
  if (clock) setClock(clock);

  const panels = createPanels(remote);
  const options = withChosen(scenario.options, chosen);
  const log = logHost(createTestHost(options));
  const host: TestHost = { ...log.host, openPanel: (panel) => panels.open(panel, host) };

  function Frame({ children = <Outlet /> }: { children?: ReactNode }) {
    return (
      <div data-remote={remote.name} data-version="standalone">
        <Bar remote={remote} scenarios={scenarios} opened={opened} log={log} />
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
  const router = createBrowserRouter([
    {
      Component: () => <Frame />,
      HydrateFallback: () => (
        <Frame>
          <p>Loading ....</p>
        </Frame>
      ),
      children: [
        ...mountGuarded(remote, host, failure),
        { path: '*', element: <p>This address belongs to another remote; the composed site has it.</p> },
      ],
    },
  ]);
  router.subscribe(() => keepInAddress(opened));
  tellWhenSettled(router, host, log, options.faults);
  const makesSense = !Object.values(options.faults ?? {}).includes('garbage');
  const tell = (error: unknown) => {
    if (makesSense && !isAnswer(error)) console.error(error);
  };
  // Every boundary is the router's, which tells what it catches.
  createRoot(root, { onCaughtError: () => {} }).render(<RouterProvider router={router} onError={tell} />);
}

/** Whether a page threw what a backend answered: that there is no such thing, or that something went wrong. */
function isAnswer(error: unknown): boolean {
  return isRouteErrorResponse(error) || error instanceof Response || isBackendError(error);
}

/** Has the address say which scenario is shown, also of pages that a link of the remote leads to. */
function keepInAddress({ name, chosen }: OpenedScenario): void {
  const { href } = window.location;
  const complete = hrefOfScenario(href, name, chosen, href);
  if (complete !== href) window.history.replaceState(window.history.state, '', complete);
  if (window.parent !== window) window.parent.history.replaceState(null, '', complete);
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
