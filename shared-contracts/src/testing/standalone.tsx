import '../ui/tokens.css';
import '../ui/base.css';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom';
import type { PanelName } from '../host';
import { createStore, useStore } from '../observing/store';
import type { PanelProps, RemoteDefinition } from '../remote';
import { mountGuarded } from './mount-guarded';
import { PageFailure } from './page-failure';
import type { Scenario } from './scenarios';
import styles from './standalone.module.css';
import { createTestHost, type TestHost } from './test-host';

/**
 * Runs one remote alone, with a made-up host. A bar at the top switches between its scenarios (`?scenario=`)
 * and lists its pages.
 */
export function startStandalone(
  remote: RemoteDefinition,
  scenarios: Readonly<Record<string, Scenario>>,
): void {
  const query = new URLSearchParams(window.location.search);
  const asked = query.get('scenario') ?? sessionStorage.getItem('scenario') ?? '';
  const name = scenarios[asked] ? asked : Object.keys(scenarios)[0];
  const scenario = name ? scenarios[name] : undefined;
  if (!name || !scenario) throw new Error(`Remote '${remote.name}' has no scenario to stand alone in`);
  sessionStorage.setItem('scenario', name);
  const panels = createPanels(remote);
  const host: TestHost = {
    ...createTestHost(scenario.options),
    openPanel: (panel) => panels.open(panel, host),
  };
  const start = scenario.path ?? Object.values(remote.pages)[0]?.path ?? '/';
  const owned = Object.values(remote.pages);
  if (window.location.pathname === '/' && !owned.some((page) => page.path === '/'))
    window.history.replaceState(null, '', start);

  function Frame() {
    return (
      <div data-remote={remote.name} data-version="standalone">
        <nav className={styles.bar} aria-label="Standalone tools">
          <label>
            Scenario{' '}
            <select value={name} onChange={(event) => switchTo(event.currentTarget.value)}>
              {Object.entries(scenarios).map(([key, { title }]) => (
                <option key={key} value={key}>
                  {title}
                </option>
              ))}
            </select>
          </label>
          <details>
            <summary>Pages of {remote.name}</summary>
            <ul>
              {owned.map(({ path, title }) => (
                <li key={path}>{path.includes(':') ? path : <a href={path}>{title}</a>}</li>
              ))}
            </ul>
          </details>
        </nav>
        <main className={styles.main}>
          <Outlet />
        </main>
        <PanelOutlet panels={panels} />
      </div>
    );
  }

  function switchTo(scenarioName: string) {
    const address = new URL(
      scenarios[scenarioName]?.path ?? window.location.pathname,
      window.location.origin,
    );
    address.searchParams.set('scenario', scenarioName);
    window.location.assign(address.href);
  }

  const router = createBrowserRouter([
    {
      Component: Frame,
      HydrateFallback: () => <p>Loading ....</p>,
      ErrorBoundary: PageFailure,
      children: [
        ...mountGuarded(remote, host),
        { path: '*', element: <p>This address belongs to another remote; the composed site has it.</p> },
      ],
    },
  ]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with id "root"');
  createRoot(root).render(<RouterProvider router={router} />);
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
