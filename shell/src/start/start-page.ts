import type { Hydration } from '@little-arches/contracts/formats';
import { PAGE_FORMATS } from '@little-arches/contracts/formats';
import type { PageDefinition } from '@little-arches/contracts/remote';
import { findAddress } from '@little-arches/contracts/routes';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { readInlined } from '../federation/inlined';
import type { LoadedRemote } from '../federation/load-remotes';
import { createStaticSection, findSection, type StaticSection } from '../frame/static-section';
import { type FirstLoad, loadOwner, shellRoutes } from '../router';
import type { Contexts } from './contexts';
import { type EarlyInput, recordEarlyInput } from './early-input';
import { type MountedSite, mountSite } from './mount-site';

/**
 * How the browser starts in a loaded page:
 * - `client`: renders it, because nothing was prerendered, or for another query
 * - `hydrate`: hydrates what was prerendered: everything, or only the frame around a section that is loading
 * - `static`: hydrates the frame; the section can only be read, for now or after a failure
 */
type Start =
  | { readonly status: 'client' | 'hydrate'; readonly whole?: WholePage }
  | { readonly status: 'static'; readonly hydration: Hydration };

/** A prerendered page whose remote and module are loaded; the shell's own page has no remote. */
interface WholePage {
  readonly hydration: Hydration;
  readonly loaded?: LoadedRemote;
}

/** The page as it was loaded. */
interface Page {
  readonly contexts: Contexts;
  readonly root: HTMLElement;
  readonly early: EarlyInput;
  readonly pathname: string;
  readonly search: string;
  /** The page's remote, requested once, here. */
  readonly first: FirstLoad;
}

/** Milliseconds the frame waits for the section's scripts, to be hydrated together with it. */
const PATIENCE = 1500;

/** Starts the site in the page; `patience` limits how long a prerendered page waits for its remote. */
export async function startPage(contexts: Contexts, root: HTMLElement, patience = PATIENCE) {
  const { pathname, search } = window.location;
  const early = recordEarlyInput(root);
  contexts.frame.slots.replayWith((name) => void setTimeout(early.take(name)));
  const first: FirstLoad = { pathname, loaded: loadOwner(contexts.loading, pathname) };
  // The start or the router handles a failure.
  first.loaded.catch(() => {});
  const page: Page = { contexts, root, early, pathname, search, first };
  const start = await chooseStart(page, patience);
  // A pause between two pieces of work, so that the page can respond.
  await new Promise((resolve) => setTimeout(resolve));
  if (start.status === 'static') return startStatic(page, start.hydration);
  const isHydrated = start.status === 'hydrate';
  return start.whole ? await startWhole(page, start.whole, isHydrated) : startEmpty(page, isHydrated);
}

/** Determines how to start in the page. Never rejects because of a missing remote. */
async function chooseStart({ root, first, pathname, search }: Page, patience: number): Promise<Start> {
  if (!document.getElementById('hydration')) return { status: root.hasChildNodes() ? 'hydrate' : 'client' };
  const hydration = readInlined<Hydration>('hydration', PAGE_FORMATS.hydration);
  const late = new Promise<Start>((resolve) =>
    setTimeout(resolve, patience, { status: 'static', hydration }),
  );
  return await Promise.race([whenLoaded(first, hydration, pathname, search), late]);
}

async function whenLoaded(
  first: FirstLoad,
  hydration: Hydration,
  pathname: string,
  search: string,
): Promise<Start> {
  try {
    const loaded = await first.loaded;
    if (!loaded) {
      await import('../frame/errors/not-found-page');
      return { status: 'hydrate', whole: { hydration } };
    }
    // The fallback version may render other markup than the prerendered one.
    if (loaded.version !== loaded.remote.version) return { status: 'static', hydration };
    // The router finds the module loaded.
    const page = pageAt(loaded, pathname);
    await page?.load();
    return { status: isAsPrerendered(page, search) ? 'hydrate' : 'client', whole: { hydration, loaded } };
  } catch {
    // The loader has reported its own failures; the router meets each failure again and reports it.
    return { status: 'static', hydration };
  }
}

/** Starts a page without a prerendered section. */
function startEmpty({ contexts, root, early, first }: Page, isHydrated: boolean): MountedSite {
  return mountSite({
    contexts,
    root,
    routes: (hydrated) => shellRoutes(contexts, { hydrated }),
    discovery: { first },
    isHydrated,
    takeInput: () => early.take('frame', 'page'),
  });
}

async function startWhole(
  page: Page,
  { loaded, hydration }: WholePage,
  isHydrated: boolean,
): Promise<MountedSite> {
  const { contexts, root, early, pathname } = page;
  const section = readableSection(page, 'ready');
  const routes = shellRoutes(contexts, { loaded, section });
  contexts.frame.slots.startWith(hydration.slots ?? {});
  await resolveLazy(routes, pathname);
  const site = mountSite({
    contexts,
    root,
    routes: () => routes,
    discovery: { loaded },
    hydration,
    isHydrated,
    takeInput: () => early.take('frame', 'page'),
  });
  const live = isHydrated ? site.hydrated : site.router.revalidate();
  void live.then(() => {
    if (!site.router.state.errors) section?.release();
  });
  return site;
}

function startStatic(page: Page, { loaderData }: Hydration): MountedSite {
  const { contexts, root, early, pathname, search, first } = page;
  const section = readableSection(page, 'waiting');
  return mountSite({
    contexts,
    root,
    routes: (hydrated) => shellRoutes(contexts, { section, hydrated }),
    discovery: {
      first,
      firstOf(loaded) {
        const isSame = loaded.version === loaded.remote.version;
        const asRendered = isSame && isAsPrerendered(pageAt(loaded, pathname), search);
        return section && { section, ...(asRendered && { data: loaderData }) };
      },
    },
    isHydrated: section !== undefined,
    takeInput() {
      if (!section) return early.take('frame', 'page');
      const restore = early.take('frame');
      early.keepIn(section.element, section.slow);
      return restore;
    },
  });
}

/**
 * Returns the readable section of a prerendered page, and passes the visitor's input on when the live page replaces
 * it. Undefined when the page has no section of its own.
 */
function readableSection(
  { root, early, pathname }: Page,
  status: 'ready' | 'waiting',
): StaticSection | undefined {
  const found = findSection(root);
  if (!found) return undefined;
  return createStaticSection(pathname, found, status, (live) => {
    const restore = early.take('page');
    // React first removes the section, and paints later.
    queueMicrotask(() => restore(live));
  });
}

/** Returns the definition of the remote's page at `pathname`. */
function pageAt({ definition }: LoadedRemote, pathname: string): PageDefinition | undefined {
  const pages = Object.values(definition.pages);
  const address = findAddress(
    pages.map(({ path }) => path),
    pathname,
  );
  return pages.find(({ path }) => path === address);
}

/**
 * Loads the modules of the routes at `pathname`, so that the first render in the browser equals the prerendered
 * HTML.
 */
export async function resolveLazy(routes: RouteObject[], pathname: string): Promise<void> {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    const module = await route.lazy();
    Object.assign(route, module, { lazy: undefined });
  }
}

/**
 * Returns true when the page prerendered without a query is also right for this one, because its definition names
 * none of the parameters.
 */
function isAsPrerendered(page: PageDefinition | undefined, search: string): boolean {
  const given = new URLSearchParams(search);
  return !page?.query?.some((name) => given.has(name));
}
