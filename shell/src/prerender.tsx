import type { Backend } from '@little-arches/contracts/backend';
import type { SiteConfig } from '@little-arches/contracts/config';
import {
  type ComposedRemote,
  type Composition,
  type Hydration,
  PAGE_FORMATS,
  type PrerenderedPage,
  type Prerenderer,
  parseHydration,
} from '@little-arches/contracts/formats';
import { HostProvider } from '@little-arches/contracts/host';
import { type PageModule, parseRemote } from '@little-arches/contracts/remote';
import * as jsxRuntime from 'react/jsx-runtime';
import { prerender } from 'react-dom/static';
import {
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  type ErrorResponse,
  isRouteErrorResponse,
  type RouteObject,
  RouterProvider,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import type { LoadedRemote, RemoteLoader } from './federation/load-remotes';
import { sharedLibraries } from './federation/shared-libraries';
import { settled } from './navigation/settled';
import { findPage, titleOf } from './navigation/shown-page';
import { shellRoutes } from './router';
import { createPrerenderedSlots } from './slots/prerendered-slots';
import { createSlot } from './slots/slot-region';
import type { HostFor, SlotReader } from './slots/slots';
import { type Contexts, createContexts } from './start/contexts';

/** Libraries that the Node builds of remotes use: the shell's own instances, as in the browser. */
export const libraries = { ...sharedLibraries, 'react/jsx-runtime': jsxRuntime };

/**
 * Renders pages in Node through the same host, router and components as in the browser. `definitions` holds
 * what the remotes' Node builds export, by name; `fillers` load those of the remotes that fill slots of the pages.
 */
export function createPrerenderer(
  config: SiteConfig,
  composition: Composition,
  definitions: ReadonlyMap<string, unknown>,
  fillers: ReadonlyMap<string, () => Promise<unknown>> = new Map(),
): Prerenderer {
  const contexts = createContexts({
    config,
    composition,
    startLoader: noLoader,
    loadAuthClient: () => Promise.reject(new Error('Nobody is signed in while prerendering')),
  });
  const { frame, session } = contexts;
  // Pages share their reads: eleven product pages need one call for the products.
  const backend = { ...frame.host.backend, call: remembered(frame.host.backend.call) };

  function loadedOf(name: string) {
    const remote = composition.remotes.find((candidate) => candidate.name === name);
    if (!remote) throw new Error(`Remote '${name}' is not in the composition`);
    return loadedFrom(remote, definitions.get(name));
  }
  function loadedFrom(remote: ComposedRemote, definition: unknown): LoadedRemote {
    return { remote, version: remote.version, definition: parseRemote(remote.name, definition) };
  }
  const hostFor: HostFor = (loaded) => ({ ...frame.hostFor(loaded), backend });
  /** Returns the contexts with the slots of one page. */
  function partsWith(slots: SlotReader): Contexts {
    const Slot = createSlot(slots, session);
    return { ...contexts, frame: { ...frame, hostFor: (loaded) => ({ ...hostFor(loaded), Slot }) } };
  }
  const fillable = composition.remotes.filter(({ name }) => fillers.has(name));
  const load = async (remote: ComposedRemote) => loadedFrom(remote, await fillers.get(remote.name)?.());
  const slotsOf = (only?: readonly string[]) => createPrerenderedSlots(fillable, load, hostFor, only);
  const parts = partsWith(slotsOf([]));

  return {
    async entries(name, page) {
      const loaded = loadedOf(name);
      const module: PageModule | undefined = await loaded.definition.pages[page]?.load();
      return (await module?.entries?.(parts.frame.hostFor(loaded))) ?? [];
    },
    async page(name, path, only) {
      const slots = slotsOf(only);
      const routes = shellRoutes(partsWith(slots), name ? { loaded: loadedOf(name) } : {});
      const { hydration, ...page } = await renderPage(routes, path);
      const hasSlots = Object.keys(slots.data).length > 0;
      return { ...page, hydration: hasSlots ? { ...hydration, slots: slots.data } : hydration };
    },
    missing: (name, path) => renderMissing(shellRoutes(parts, { loaded: loadedOf(name) }), path),
    async frame(path) {
      const router = createMemoryRouter(shellRoutes(parts), {
        initialEntries: [path],
        // The page's remote never loads here, so the frame is rendered as while a section loads.
        patchRoutesOnNavigation: () => new Promise<void>(() => {}),
      });
      const html = await toHtml(<RouterProvider router={router} />);
      router.dispose();
      return html;
    },
  };

  async function query(routes: RouteObject[], path: string) {
    const { dataRoutes, query } = createStaticHandler(routes);
    const context = await query(new Request(new URL(path, config.siteUrl)));
    if (context instanceof Response) throw new Error(`${path} answers ${context.status}`);
    return { context, dataRoutes };
  }

  async function renderPage(routes: RouteObject[], path: string): Promise<PrerenderedPage> {
    const { context, dataRoutes } = await query(routes, path);
    for (const error of Object.values(context.errors ?? {})) throw error;
    context.loaderData = await allSettled(context.loaderData);
    return await renderContext(dataRoutes, context);
  }

  async function renderMissing(routes: RouteObject[], path: string): Promise<PrerenderedPage> {
    const { context, dataRoutes } = await query(routes, path);
    const errors = context.errors ?? (await lateErrors(context));
    if (!Object.values(errors).every(isMissing)) throw new Error(`${path} fails in another way`);
    return await renderContext(dataRoutes, { ...context, errors, loaderData: {} });
  }

  async function renderContext(
    dataRoutes: StaticHandler['dataRoutes'],
    context: StaticHandlerContext,
  ): Promise<PrerenderedPage> {
    const router = createStaticRouter(dataRoutes, context);
    const html = await toHtml(<StaticRouterProvider router={router} context={context} hydrate={false} />);
    const shown = findPage(
      context.matches.map(({ route }) => ({
        id: route.id,
        handle: route.handle,
        loaderData: context.loaderData[route.id],
      })),
    );
    const title = shown ? titleOf(shown) : { title: '', description: '' };
    const { loaderData, errors } = context;
    return {
      html,
      hydration: { format: PAGE_FORMATS.hydration, loaderData, ...(errors && { errors }) },
      ...title,
    };
  }

  async function toHtml(content: React.ReactNode): Promise<string> {
    const failures: unknown[] = [];
    const { prelude } = await prerender(<HostProvider host={frame.host}>{content}</HostProvider>, {
      // Complete, without streaming: React moves late content into place by inline scripts, which the policy
      // blocks.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // React calls this in a separate task, where a thrown error would end the process.
      onError: (error) => void failures.push(error),
    });
    const html = await new Response(prelude).text();
    // The HTML lacks a part that failed inside a boundary.
    for (const failure of failures) throw failure;
    return html;
  }
}

/**
 * Returns the failures of a page's awaited data, as if its loader had thrown them. Rejects when the data is
 * complete.
 */
async function lateErrors({ loaderData, matches }: StaticHandlerContext) {
  const error = await allSettled(loaderData).then(
    () => new Error('Something is there'),
    (failure: unknown) => failure,
  );
  if (!isMissing(error)) throw error;
  const { status, statusText, data } = error;
  const boundary = matches.findLast(({ route }) => route.errorElement ?? route.ErrorBoundary);
  return { [boundary?.route.id ?? '']: { status, statusText, data, internal: false } };
}

function isMissing(error: unknown): error is ErrorResponse {
  return isRouteErrorResponse(error) && error.status === 404;
}

/**
 * Awaits the promises that a loader left for the page, and returns the data as the browser will read it from JSON.
 */
async function allSettled(loaderData: Record<string, unknown>): Promise<Hydration['loaderData']> {
  const waited: Record<string, unknown> = {};
  for (const [route, data] of Object.entries(loaderData)) waited[route] = await settled(data);
  return parseHydration(JSON.parse(JSON.stringify({ loaderData: waited }))).loaderData;
}

/** Caches the calls by function and body, because two remotes may bring two parsers of one function. */
function remembered(call: Backend['call']): Backend['call'] {
  const answers = new Map<unknown, Map<string, Promise<unknown>>>();
  return (definition, body, options) => {
    const known = answers.get(definition) ?? new Map<string, Promise<unknown>>();
    answers.set(definition, known);
    const key = JSON.stringify([body, options]);
    const answer = known.get(key) ?? call(definition, body, options);
    known.set(key, answer);
    // The cache is keyed by definition, so its values were made by the definition's own parser.
    return answer as Promise<never>;
  };
}

/** Creates a loader that rejects, because the prerenderer receives its remotes loaded. */
function noLoader(): RemoteLoader {
  const refuse = () => Promise.reject(new Error('The prerenderer is given its remotes'));
  return { load: refuse, loadAhead: refuse };
}
