import type { ComponentType } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import type { FunctionName } from '../backend/backend';
import { type Host, HostProvider, type PanelName } from '../host/host';
import type { SlotName, SlotUse } from '../host/slot-terms';
import type { LoadedSlot, SlotModules } from '../host/slots';

/** The version of this contract. Additions raise the minor version, renaming or removing raises the major version. */
export const CONTRACT_VERSION = '3.0';

/**
 * Visitors who may see a page; the host enforces this. `signed-in` pages redirect others to the sign-in and back,
 * `signed-out` pages redirect signed-in visitors to their returnTo or /profile.
 */
type Access = 'anyone' | 'signed-in' | 'signed-out';

/** Title and description of a page, for the tab, search engines and assistive technology. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** Structured data for search engines, after schema.org, without `@context`. Only in prerendered pages. */
  readonly structuredData?: Readonly<Record<string, unknown>>;
}

/** The arguments of a loader and an action. */
export interface PageArguments {
  readonly host: Host;
  readonly request: Request;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The exports of a page's module, in reading order: loader, action, component. Error panels are the host's. */
export interface PageModule {
  readonly Page: ComponentType;
  /** Reads the page's data. Throw `notFound()` for a missing thing. */
  readonly loader?: (args: PageArguments) => unknown;
  /**
   * Writes the data of a form on the page; the router then calls the loader again. Return failures: a thrown value
   * replaces the page, and with it what was typed.
   */
  readonly action?: (args: PageArguments) => unknown;
  /**
   * Returns the parameters of every address of a page with parameters, for prerendering. Pages without this
   * function are rendered in the browser.
   */
  readonly entries?: (host: Host) => Promise<readonly Readonly<Record<string, string>>[]>;
  /** Replaces the page's static title and description once the loader's data is there. */
  // biome-ignore lint/suspicious/noExplicitAny: the type of a loader's data differs by page.
  readonly meta?: (data: any) => PageMeta;
}

/**
 * Paths of a page that may exist beside the prerendered ones: `none`, or those listed by a function that accepts an
 * empty object and answers `{ data: [...] }`. `fields` names for each parameter the item's field with its value.
 */
type LaterPaths =
  | 'none'
  | { readonly function: FunctionName; readonly fields: Readonly<Record<string, string>> };

/** A page of a remote: the facts that are needed before its module is loaded. */
export interface PageDefinition extends PageMeta {
  /** A pattern of the address table, or of the remote’s own. */
  readonly path: string;
  /**
   * Names of the query parameters that a prerendered page reads. With others it is hydrated as it was prerendered,
   * without a query; with these it is rendered anew. Default: none.
   */
  readonly query?: readonly string[];
  /** Default `anyone`. */
  readonly access?: Access;
  /**
   * Whether forms of the page need the signed-in person: when a session ends, an open form stays unchanged, and a
   * dialog over it asks the person to sign in again. Default: true for `signed-in` pages.
   */
  readonly holdsSession?: boolean;
  /** Whether search engines may list the page. Default: true for public pages. */
  readonly index?: boolean;
  /**
   * For a page with parameters and `entries`: other paths that may exist, so that servers answer all remaining ones
   * with status 404. Default: servers can't detect missing paths, and the page reports them in the browser.
   */
  readonly laterPaths?: LaterPaths;
  /** The slots that the page shows, so that its files and its HTML contain what fills them. */
  readonly slots?: readonly SlotName[];
  /** `() => import('./pages/<key of this page>/page')`; the build relies on that name. */
  readonly load: () => Promise<PageModule>;
  /** A component around the page, with an `<Outlet />`; pages with the same layout share it. */
  readonly layout?: ComponentType;
}

/** Props of a panel, which shows itself until it has called `onClose`. */
export interface PanelProps {
  readonly onClose: () => void;
}

interface PanelModule {
  readonly Panel: ComponentType<PanelProps>;
}

/** The definition of a remote. */
interface RemoteInput {
  readonly name: string;
  /**
   * The lowest contract version with which this remote can be mounted, `major.minor`. Default: the version that it
   * is built with.
   */
  readonly needs?: string;
  readonly pages: Readonly<Record<string, PageDefinition>>;
  readonly panels?: Partial<Record<PanelName, () => Promise<PanelModule>>>;
  /**
   * The slots of other teams' pages that it fills, each by `() => import('./slots/<name of the slot>/slot')`; the
   * build relies on that name.
   */
  readonly slots?: SlotModules;
}

/** A remote as the shell receives it: a table of pages that becomes routes when it gets a host. */
export interface RemoteDefinition {
  readonly name: string;
  readonly contract: ContractRange;
  readonly pages: Readonly<Record<string, PageDefinition>>;
  readonly panels: Partial<Record<PanelName, () => Promise<PanelModule>>>;
  /** Absent in remotes built with an earlier contract. */
  readonly slots?: SlotModules;
  /** The remote's pages as routes of the shell's router. */
  mount(host: Host): RouteObject[];
  /** Loads a panel, ready to render. Rejects when the remote has no panel of that name. */
  loadPanel(panel: PanelName, host: Host): Promise<ComponentType<PanelProps>>;
  /** Loads a slot, ready to render. Rejects when the remote fills no slot of that name. */
  loadSlot?(slot: SlotName, host: Host): Promise<LoadedSlot>;
}

/** Data in `handle` of a page's route, for the shell. */
export interface PageHandle {
  readonly page: string;
  readonly definition: PageDefinition;
  /** Set once the page's module is loaded. */
  meta?: PageModule['meta'];
}

/** Contract versions, `major.minor`: the one a remote was built with and the lowest it needs. */
interface ContractRange {
  readonly built: string;
  readonly needs: string;
}

/** Defines a remote: the only export of its `routes.tsx`, and the only entry point of every host. */
export function defineRemote(input: RemoteInput): RemoteDefinition {
  const { panels = {}, slots = {} } = input;
  return {
    name: input.name,
    contract: { built: CONTRACT_VERSION, needs: input.needs ?? CONTRACT_VERSION },
    pages: input.pages,
    panels,
    slots,
    mount: (host) => [
      {
        element: (
          <HostProvider host={host}>
            <Outlet />
          </HostProvider>
        ),
        children: routesOf(input, host),
      },
    ],
    async loadPanel(name, host) {
      const load = panels[name];
      if (!load) throw new Error(`Remote '${input.name}' has no panel '${name}'`);
      const { Panel } = await load();
      return (props) => (
        <HostProvider host={host}>
          <Panel {...props} />
        </HostProvider>
      );
    },
    async loadSlot(name, host) {
      // Each slot has its own props, which the host passes on as it received them.
      const load = slots[name] as (() => Promise<AnySlotModule>) | undefined;
      if (!load) throw new Error(`Remote '${input.name}' does not fill the slot '${name}'`);
      const { Slot, loader } = await load();
      if (!Slot) throw new Error(`The module of slot '${name}' exports no Slot`);
      return {
        read: (props) => loader?.({ host, props }),
        Slot: ({ props, data }) => (
          <HostProvider host={host}>
            <Slot {...props} data={data} />
          </HostProvider>
        ),
      };
    },
  };
}

/** A `SlotModule` whose slot is not known to the compiler. */
interface AnySlotModule {
  readonly Slot?: ComponentType<SlotUse['props'] & { readonly data: unknown }>;
  readonly loader?: (args: { readonly host: Host; readonly props: SlotUse['props'] }) => unknown;
}

function routesOf(input: RemoteInput, host: Host): RouteObject[] {
  const groups = new Map<ComponentType | undefined, RouteObject[]>();
  for (const [page, definition] of Object.entries(input.pages)) {
    const routes = groups.get(definition.layout) ?? [];
    groups.set(definition.layout, routes);
    routes.push(pageRoute(`${input.name}:${page}`, page, definition, host));
  }
  return [...groups].flatMap(([Layout, routes]): RouteObject[] =>
    Layout ? [{ element: <Layout />, children: routes }] : routes,
  );
}

function pageRoute(id: string, page: string, definition: PageDefinition, host: Host): RouteObject {
  const handle: PageHandle = { page, definition };
  return {
    id,
    path: definition.path,
    handle,
    lazy: async () => {
      const module = await definition.load();
      const { Page, loader, action } = module;
      // Otherwise the router would show an empty page without an error.
      if (!Page) throw new Error(`The module of page '${page}' exports no Page`);
      handle.meta = module.meta;
      return {
        Component: Page,
        ...(loader && { loader: ({ request, params }) => withoutOrphans(loader({ host, request, params })) }),
        ...(action && { action: ({ request, params }) => withoutOrphans(action({ host, request, params })) }),
      };
    },
  };
}

/**
 * Marks the promises that a loader or an action leaves for its page as handled: a page that the visitor leaves
 * before it renders never awaits them, and their failure would become an unhandled rejection.
 */
function withoutOrphans(data: unknown): unknown {
  if (typeof data === 'object' && data !== null)
    for (const value of Object.values(data)) if (value instanceof Promise) value.catch(() => {});
  return data;
}

/**
 * Creates a value for loaders to throw when the address names a missing thing; the frame then shows a not-found
 * panel.
 */
export function notFound(message: string): Response {
  const response = new Response(message, { status: 404, statusText: 'Not Found' });
  // A body can't be awaited when the value is thrown while rendering (through Deferred). With the shape that
  // React Router's isRouteErrorResponse expects, the message is not lost.
  return Object.assign(response, { data: message, internal: false });
}

/** Matches a contract version. */
const VERSION = /^\d+\.\d+$/;

/**
 * Checks that the export of a remote's entry is a definition. Throws an Error that names the remote and the missing
 * part.
 */
export function parseRemote(name: string, value: unknown): RemoteDefinition {
  const remote = (value ?? {}) as Readonly<Record<string, unknown>>;
  const missing = Object.entries(partTypes)
    .filter(([key, type]) => typeof remote[key] !== type || remote[key] === null)
    .map(([key]) => key);
  if (missing.length > 0)
    throw new Error(
      `Remote '${name}' exports no definition (missing: ${missing.join(', ')}); use defineRemote`,
    );
  const definition = value as RemoteDefinition;
  if (definition.name !== name)
    throw new Error(`The entry of remote '${name}' exports remote '${definition.name}'`);
  const { built, needs } = definition.contract;
  if (![built, needs].every((version: unknown) => typeof version === 'string' && VERSION.test(version)))
    throw new Error(`Remote '${name}' states no contract versions (built '${built}', needs '${needs}')`);
  return definition;
}

const partTypes = {
  name: 'string',
  contract: 'object',
  pages: 'object',
  panels: 'object',
  mount: 'function',
  loadPanel: 'function',
} as const satisfies Partial<Record<keyof RemoteDefinition, string>>;
