import type { Hydration } from '@little-arches/contracts/formats/page';
import { HostProvider } from '@little-arches/contracts/host';
import { type ErrorInfo, type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { takeRecovered } from '../reporting/take-recovered';
import { createDiscovery, type DiscoveryParts } from '../router';
import type { Shell } from '../shell';
import type { Replay } from './event-replay';
import { showLastResort } from './last-resort';
import { rememberPlace } from './reading-place';

/** The parts in which the ways to start a page differ. */
export interface MountParts {
  readonly shell: Shell;
  readonly root: HTMLElement;
  /** Returns the first routes; none may change what is shown before `hydrated` is fulfilled. */
  readonly routes: (hydrated: Promise<void>) => RouteObject[];
  readonly discovery?: Omit<DiscoveryParts, 'hydrated'>;
  /** The data of loaders that need not run. */
  readonly hydration?: Hydration | undefined;
  /**
   * Whether the root contains exactly what will be rendered first, so that it is hydrated. Otherwise it is rendered
   * anew.
   */
  readonly asRendered: boolean;
  /** Stops the recording for event replay, right before React begins. */
  readonly endRecording: () => Replay;
}

/** The mounted site. */
export interface MountedSite {
  readonly router: ReturnType<typeof createBrowserRouter>;
  /** Settles with React's first render of the page. */
  readonly hydrated: Promise<void>;
}

/** Mounts router and frame in the page, and replays a visitor's earlier events. */
export function mountSite({
  shell,
  root,
  routes,
  discovery,
  hydration,
  asRendered,
  endRecording,
}: MountParts): MountedSite {
  let tellHydrated = () => {};
  const hydrated = new Promise<void>((resolve) => {
    tellHydrated = resolve;
  });
  const router = createBrowserRouter(routes(hydrated), {
    patchRoutesOnNavigation: createDiscovery(shell, { ...discovery, hydrated }),
    ...(hydration && { hydrationData: hydration }),
  });
  const site = (
    <StrictMode>
      <HostProvider host={shell.host}>
        <AfterFirstRender tell={tellHydrated}>
          <RouterProvider router={router} />
        </AfterFirstRender>
      </HostProvider>
    </StrictMode>
  );
  const replay = endRecording();
  const onErrors = {
    onUncaughtError: (thrown: unknown) => failSite(shell, thrown),
    ...(process.env.NODE_ENV === 'development' && { onCaughtError }),
  };
  if (asRendered) {
    const options = { ...onErrors, onRecoverableError: takeRecovered };
    // As a transition the work is done in slices, and the page can respond between them.
    startTransition(() => void hydrateRoot(root, site, options));
    void hydrated.then(() => setTimeout(replay));
  } else {
    // Synchronously: text typed or presses made between two steps would be lost with the replaced elements.
    const goThere = rememberPlace(root);
    flushSync(() => createRoot(root, onErrors).render(site));
    goThere(root);
    replay();
  }
  return { router, hydrated };
}

/**
 * Reports an error that no boundary below the root caught, which leaves the page empty, and shows a message there.
 */
export function failSite({ host }: Pick<Shell, 'host'>, thrown: unknown): void {
  host.reportError(thrown);
  showLastResort();
}

/** Keeps the component stack for the panel that developers see. */
function onCaughtError(error: unknown, info: ErrorInfo): void {
  void import('../frame/errors/developer-details').then(({ keepComponentStack }) =>
    keepComponentStack(error, info),
  );
}

function AfterFirstRender({ tell, children }: { readonly tell: () => void; readonly children: ReactNode }) {
  useEffect(tell, [tell]);
  return children;
}
