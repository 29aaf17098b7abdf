import type { Prerenderer } from 'shared-contracts/formats/prerender';
import type { PublishedAddress } from 'shared-contracts/formats/registry';
import type { ComposedPage } from 'shared-contracts/formats/site';
import { addresses } from 'shared-contracts/routes';
import { type DocumentParts, renderDocument } from './document';
import { inlineStyle, sourceOf } from './style-sheets';

/**
 * The pages of an address: one, or with parameters one for each of its entries and the frame for all others. What
 * can't be rendered is noted, and served as the frame.
 */
export async function renderAddress(
  prerenderer: Prerenderer,
  owner: string,
  address: PublishedAddress,
  parts: DocumentParts,
  note: (path: string, error: unknown) => void,
): Promise<ComposedPage[]> {
  const remote = owner === 'shell' ? undefined : owner;

  async function frame(): Promise<ComposedPage> {
    const html = await prerenderer.frame(address.path);
    return pageOf(address.path, { ...parts, content: { html, hydration: undefined } });
  }

  async function rendered(path: string): Promise<ComposedPage | undefined> {
    try {
      const { html, hydration, ...meta } = await prerenderer.page(remote, path);
      const forbidden = / style="|<script/.exec(html);
      if (forbidden)
        throw new Error(`Its HTML holds '${forbidden[0].trim()}', which the content security policy forbids`);
      return pageOf(path, { ...parts, ...meta, canonical: path, content: { html, hydration } });
    } catch (error) {
      note(path, error);
      return undefined;
    }
  }

  // What the signed-in see is theirs alone: only a browser can render it.
  if (address.access === 'signed-in') return [await frame()];
  if (!address.path.includes(':')) return [(await rendered(address.path)) ?? (await frame())];
  const entries = remote
    ? await prerenderer.entries(remote, address.page).catch((error) => {
        note(address.path, error);
        return [];
      })
    : [];
  const paths = entries.map((params) =>
    address.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? '')),
  );
  const pages = await Promise.all(paths.map(rendered));
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
