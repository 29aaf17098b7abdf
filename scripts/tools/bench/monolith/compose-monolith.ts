import type { ChunkGroup } from '@little-arches/build/compile';
import { PAGE_FONT } from '@little-arches/build/config/shell-config';
import type { SiteConfig } from '@little-arches/contracts/config';
import type { Composition, Prerenderer } from '@little-arches/contracts/formats';
import type { DocumentParts } from '@little-arches/release/compose/document/document';
import { pageOf } from '@little-arches/release/compose/render/render-address';
import type { ComposedPage, ComposedSite } from '@little-arches/release/model/site';
import type { PageUnderTest } from '../browser/pages-under-test';

/** The built monolith. */
export interface BuiltMonolith {
  readonly groups: readonly ChunkGroup[];
  /** Returns the address and integrity of a file of the browser build. */
  linked(file: string): { readonly href: string; readonly integrity: string };
  readonly files: readonly string[];
  prerendererFor(config: SiteConfig): Prerenderer;
}

/** An empty composition, because the monolith's pages need nothing inlined. */
const nothingInlined: Composition = { id: 'monolith', shell: { version: 'bench' }, remotes: [] };

/** Composes the monolith's pages, with the same preloads as the released ones. */
export async function composeMonolith(
  built: BuiltMonolith,
  config: SiteConfig,
  pages: readonly PageUnderTest[],
  prerendered: boolean,
): Promise<ComposedSite> {
  const prerenderer = built.prerendererFor(config);
  const composed: ComposedPage[] = [];
  for (const page of pages) {
    const { html, hydration, title, description } = await prerenderer.page(page.remote, page.path);
    const parts = { ...partsOf(built, config, page), title, description };
    composed.push(pageOf(page.path, { ...parts, content: prerendered ? { html, hydration } : undefined }));
  }
  return { composition: nothingInlined, config, pages: composed, unrendered: [] };
}

function partsOf(built: BuiltMonolith, config: SiteConfig, page: PageUnderTest): DocumentParts {
  const main = built.groups.find(({ isEntry }) => isEntry)?.files ?? [];
  const own = built.groups.filter(({ requests }) => requests.includes(`./pages/${page.key}/page`));
  const [pageFiles] = own.map(({ files }) => files.filter((file) => !main.includes(file)));
  if (own.length !== 1 || !pageFiles)
    throw new Error(`The monolith has ${own.length} pages named '${page.key}', the bench expects one`);
  const isStyle = (file: string) => file.endsWith('.css');
  const [entry] = main.filter((file) => file.endsWith('.js'));
  const icon = built.files.find((file) => file.endsWith('.svg') && file.startsWith('favicon'));
  return {
    config,
    composition: nothingInlined,
    title: '',
    description: '',
    index: true,
    canonical: page.path,
    icon: icon && built.linked(icon).href,
    fonts: built.files.filter((file) => PAGE_FONT.test(file)).map((file) => built.linked(file).href),
    styles: [...main, ...pageFiles].filter(isStyle).map(built.linked),
    main: built.linked(entry ?? ''),
    entry: undefined,
    chunks: pageFiles.filter((file) => !isStyle(file)).map(built.linked),
    content: undefined,
  };
}
