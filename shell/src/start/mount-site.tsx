import type { Hydration } from '@little-arches/contracts/formats';
import { HostProvider } from '@little-arches/contracts/host';
import { type ErrorInfo, type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { type Reports, takeFailure } from '../reporting/report-error';
import { createDiscovery, type DiscoveryParts } from '../router';
import type { Contexts } from './contexts';
import type { EarlyInput } from './early-input';
import { showLastResort } from './last-resort';

/** The parts in which the ways to start a page differ. */
export interface MountParts {
  readonly contexts: Contexts;
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
  readonly isHydrated: boolean;
  /** Takes the visitor's early input, right before React begins. */
  readonly takeInput: () => ReturnType<EarlyInput['take']>;
}

/** The mounted site. */
export interface MountedSite {
  readonly router: DataRouter;
  /** Settles with React's first render of the page. */
  readonly hydrated: Promise<void>;
}

/** Mounts router and frame in the page, and restores a visitor's early input. */
export function mountSite({
  contexts,
  root,
  routes,
  discovery,
  hydration,
  isHydrated,
  takeInput,
}: MountParts): MountedSite {
  let tellHydrated = () => {};
  const hydrated = new Promise<void>((resolve) => {
    tellHydrated = resolve;
  });
  const router = createBrowserRouter(routes(hydrated), {
    patchRoutesOnNavigation: createDiscovery(contexts, { ...discovery, hydrated }),
    ...(hydration && { hydrationData: hydration }),
  });
  const site = (
    <StrictMode>
      <HostProvider host={contexts.frame.host}>
        <AfterFirstRender tell={tellHydrated}>
          <RouterProvider router={router} />
        </AfterFirstRender>
      </HostProvider>
    </StrictMode>
  );
  const restore = takeInput();
  const onErrors = {
    onUncaughtError: (thrown: unknown) => failSite(contexts.reports, thrown),
    ...(process.env.NODE_ENV === 'development' && { onCaughtError }),
  };
  if (isHydrated) {
    const options = { ...onErrors, onRecoverableError: takeRecovered };
    // As a transition the work is done in slices, and the page can respond between them.
    startTransition(() => void hydrateRoot(root, site, options));
    void hydrated.then(() => setTimeout(restore));
  } else {
    // Synchronously: text typed or presses made between two steps would be lost with the replaced elements.
    flushSync(() => createRoot(root, onErrors).render(site));
    restore();
  }
  return { router, hydrated };
}

/**
 * Reports an error that no boundary below the root caught, which leaves the page empty, and shows a message there.
 */
export function failSite({ report }: Reports, thrown: unknown): void {
  report(thrown);
  showLastResort();
}

/**
 * Reports an error from which React recovered by rendering a prerendered page again. Only React reports it; the
 * component stack names the part that did not match.
 */
function takeRecovered(error: unknown, { componentStack }: ErrorInfo): void {
  takeFailure({ kind: 'recovered', error, ...(componentStack && { componentStack }) });
  // As React does by default: the error reaches the console and the window's error event.
  window.reportError(error);
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
