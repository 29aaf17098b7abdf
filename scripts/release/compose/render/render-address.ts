import type { PublishedAddress } from '@little-arches/build/model/published-version';
import type { PrerenderedPage, Prerenderer } from '@little-arches/contracts/formats';
import { addresses, findAddress } from '@little-arches/contracts/routes';
import type { ComposedPage, SitePage } from '../../model/site';
import type { FilledSlot } from '../../model/slot-fillers';
import { type DocumentParts, renderDocument, styleOf } from '../document/document';
import { sourceOf } from '../document/style-sheets';

/** Receives each page that can't be rendered, with the error; with a `filler`, whose slot in the page failed. */
export type NoteFailure = (path: string, error: unknown, filler?: string) => void;

/** An address of a package, and the input of its pages. */
export interface RenderedAddress {
  readonly prerenderer: Prerenderer;
  /** Whether the package has no build to render its pages from. */
  readonly framesOnly: boolean;
  readonly owner: string;
  readonly address: PublishedAddress;
  /** Paths of all addresses of the package. */
  readonly paths: readonly string[];
  readonly parts: DocumentParts;
  /** The slots of the pages that are rendered with them. */
  readonly slots: readonly FilledSlot[];
  readonly note: NoteFailure;
  readonly before: readonly PageBefore[];
}

/** A live page, which stays where it can't be rendered now. */
export interface PageBefore extends SitePage {
  read(): Promise<ComposedPage>;
}

/**
 * Renders the pages of an address. An address with parameters has one page per entry, the frame for all other paths
 * and, where a server can detect it, a page for paths without content. A page that can't be rendered is reported
 * and keeps its live content, or gets the frame without any.
 */
export async function renderAddress({
  prerenderer,
  framesOnly,
  owner,
  address,
  paths,
  parts,
  slots,
  note,
  before,
}: RenderedAddress): Promise<ComposedPage[]> {
  const remote = owner === 'shell' ? undefined : owner;

  async function frame(canonical?: string): Promise<ComposedPage> {
    const html = await prerenderer.frame(address.path);
    return pageOf(address.path, { ...parts, canonical, content: { html, hydration: undefined } });
  }

  async function pageBefore(pattern: string): Promise<ComposedPage | undefined> {
    const found = before.find((page) => page.owner === owner && page.pattern === pattern);
    return await found?.read();
  }

  async function pageAt(path: string): Promise<PrerenderedPage> {
    try {
      return allowed(await prerenderer.page(remote, path));
    } catch (error) {
      if (slots.length === 0) throw error;
      return await withWorkingSlots(path);
    }
  }

  /** Renders a page without the slots that fail, and notes those. Rejects when the page fails without any. */
  async function withWorkingSlots(path: string): Promise<PrerenderedPage> {
    let page = allowed(await prerenderer.page(remote, path, []));
    const working: string[] = [];
    for (const { slot, filler } of slots) {
      try {
        page = allowed(await prerenderer.page(remote, path, [...working, slot]));
        working.push(slot);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        note(path, new Error(`its slot '${slot}' fails: ${reason}`), filler.name);
      }
    }
    return page;
  }

  async function rendered(path: string): Promise<ComposedPage | undefined> {
    let page: PrerenderedPage;
    try {
      page = await pageAt(path);
    } catch (error) {
      note(path, error);
      return await pageBefore(path);
    }
    const { html, hydration, ...meta } = page;
    return pageOf(path, { ...parts, ...meta, canonical: path, content: { html, hydration } });
  }

  /** Renders the page for paths without content. Uses the frame when the shell can't render it or a loader fails. */
  async function missing(name: string): Promise<ComposedPage> {
    const path = address.path.replace(/:\w+/g, '-');
    const page = await prerenderer.missing(name, path).then(allowed, () => undefined);
    const { html, hydration, ...meta } = page ?? {
      html: await prerenderer.frame(address.path),
      hydration: undefined,
    };
    const content = { html, hydration };
    return { ...pageOf(address.path, { ...parts, ...meta, index: false, content }), status: 404 };
  }

  /** Renders the pages of the address's entries; returns the live ones when the entries can't be read. */
  async function entryPages(name: string): Promise<(ComposedPage | undefined)[]> {
    let entries: Awaited<ReturnType<Prerenderer['entries']>>;
    try {
      entries = await prerenderer.entries(name, address.page);
    } catch (error) {
      note(address.path, error);
      const isEntry = (pattern: string) =>
        pattern !== address.path && findAddress(paths, pattern) === address.path;
      const kept = before.filter((page) => page.owner === owner && isEntry(page.pattern));
      return [undefined, ...(await Promise.all(kept.map((page) => page.read())))];
    }
    const entryPaths = entries.map((params) =>
      address.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? '')),
    );
    return await Promise.all(entryPaths.map(rendered));
  }

  // Pages for signed-in users contain personal data, so only a browser can render them.
  if (address.access === 'signed-in') return [await frame()];
  const hasParameters = address.path.includes(':');
  if (framesOnly) return [await frame(hasParameters ? undefined : address.path)];
  if (!hasParameters) return [(await rendered(address.path)) ?? (await frame())];
  const pages = remote ? await entryPages(remote) : [];
  const known = pages.flatMap((page) => page ?? []);
  const { laterPaths } = address;
  // When a page is missing, other paths may exist too.
  const canTell = laterPaths !== undefined && (laterPaths !== 'none' || known.length === pages.length);
  if (!remote || !canTell) return [...known, await frame()];
  return [...known, { ...(await frame()), laterPaths }, await missing(remote)];
}

function allowed(page: PrerenderedPage): PrerenderedPage {
  const forbidden = / style="|<script/.exec(page.html);
  if (!forbidden) return page;
  throw new Error(`Its HTML holds '${forbidden[0].trim()}', which the content security policy forbids`);
}

/** Creates a page of a composed site: `pattern` is its path, or the address pattern that it serves. */
export function pageOf(pattern: string, parts: DocumentParts): ComposedPage {
  const style = styleOf(parts);
  return {
    pattern,
    status: pattern === addresses.notFound ? 404 : 200,
    html: renderDocument(parts),
    ...(style !== undefined && { style: sourceOf(style) }),
    listed: parts.index && parts.canonical !== undefined,
  };
}
