import type { Prerenderer } from 'shared-contracts/formats/prerender';
import type { PublishedAddress } from 'shared-contracts/formats/registry';
import type { ComposedPage, StoredPage } from 'shared-contracts/formats/site';
import { addresses, findAddress } from 'shared-contracts/routes';
import { type DocumentParts, renderDocument } from './document';
import { inlineStyle, sourceOf } from './style-sheets';

/** An address of a package, and what its pages are made with. */
export interface RenderedAddress {
  readonly prerenderer: Prerenderer;
  readonly owner: string;
  readonly address: PublishedAddress;
  /** The paths of all addresses of the package. */
  readonly paths: readonly string[];
  readonly parts: DocumentParts;
  /** Hears of each page that can't be rendered. */
  note(path: string, error: unknown): void;
  /** The pages that visitors get now. */
  readonly before: readonly StoredPage[];
}

/**
 * The pages of an address: one, or with parameters one for each of its entries and the frame for all others. What
 * can't be rendered is noted, and stays what visitors get of it now; the frame, where that is nothing.
 */
export async function renderAddress({
  prerenderer,
  owner,
  address,
  paths,
  parts,
  note,
  before,
}: RenderedAddress): Promise<(ComposedPage | StoredPage)[]> {
  const remote = owner === 'shell' ? undefined : owner;

  async function frame(): Promise<ComposedPage> {
    const html = await prerenderer.frame(address.path);
    return pageOf(address.path, { ...parts, content: { html, hydration: undefined } });
  }

  function pageBefore(pattern: string): StoredPage | undefined {
    return before.find((page) => page.owner === owner && page.pattern === pattern);
  }

  async function rendered(path: string): Promise<ComposedPage | StoredPage | undefined> {
    try {
      const { html, hydration, ...meta } = await prerenderer.page(remote, path);
      const forbidden = / style="|<script/.exec(html);
      if (forbidden)
        throw new Error(`Its HTML holds '${forbidden[0].trim()}', which the content security policy forbids`);
      return pageOf(path, { ...parts, ...meta, canonical: path, content: { html, hydration } });
    } catch (error) {
      note(path, error);
      return pageBefore(path);
    }
  }

  /** The pages of its entries; those that visitors get now where nothing says which entries there are. */
  async function entryPages(name: string): Promise<(ComposedPage | StoredPage | undefined)[]> {
    let entries: Awaited<ReturnType<Prerenderer['entries']>>;
    try {
      entries = await prerenderer.entries(name, address.page);
    } catch (error) {
      note(address.path, error);
      const isEntry = (pattern: string) =>
        pattern !== address.path && findAddress(paths, pattern) === address.path;
      return before.filter((page) => page.owner === owner && isEntry(page.pattern));
    }
    const entryPaths = entries.map((params) =>
      address.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? '')),
    );
    return await Promise.all(entryPaths.map(rendered));
  }

  // What the signed-in see is theirs alone: only a browser can render it.
  if (address.access === 'signed-in') return [await frame()];
  if (!address.path.includes(':')) return [(await rendered(address.path)) ?? (await frame())];
  const pages = remote ? await entryPages(remote) : [];
  return [...pages.flatMap((page) => page ?? []), await frame()];
}

/** A page of a composed site: `pattern` is its path or the address pattern it serves. */
export function pageOf(pattern: string, parts: DocumentParts): ComposedPage {
  const style = inlineStyle(parts.styles);
  return {
    pattern,
    status: pattern === addresses.notFound ? 404 : 200,
    html: renderDocument(parts),
    ...(style !== undefined && { style: sourceOf(style) }),
    listed: parts.index && parts.canonical !== undefined,
  };
}
