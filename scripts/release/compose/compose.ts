import { createHash } from 'node:crypto';
import { integrityOf } from '@scripts/kit/integrity';
import { HinderedError } from '@scripts/kit/usage-error';
import type { SiteConfig } from 'shared-contracts/config';
import {
  COMPOSITION_FORMAT,
  type ComposedRemote,
  type Composition,
  type LoadableVersion,
} from 'shared-contracts/formats/composition';
import type { Descriptor } from 'shared-contracts/formats/descriptor';
import type { Prerenderer } from 'shared-contracts/formats/prerender';
import type {
  PublishedAddress,
  PublishedFile,
  Registry,
  RegistryVersion,
} from 'shared-contracts/formats/registry';
import type { ComposedPage, ComposedSite, UnrenderedPage } from 'shared-contracts/formats/site';
import { isCompatible } from 'shared-contracts/remote';
import { addresses } from 'shared-contracts/routes';
import {
  assetPath,
  earlierVersions,
  type Live,
  livesOf,
  mustReadLives,
  readDescriptor,
  readRegistry,
} from '../store/channel-registry';
import type { ReleaseStore } from '../store/store';
import { type DocumentParts, type LinkedFile, pick, renderDocument, withComposition } from './document';
import { keepPages } from './kept-pages';
import { importNodeBuild } from './node-builds';
import { composeNotices } from './notices';
import { createStyleReader, inlineStyle, type StyleSheet, sourceOf } from './style-sheets';

/**
 * Puts the pages of a channel together from what is live on it, rendered with data of the backend. A page
 * that fails to render is served as the frame and reported; it stops nobody. From a site composed before, the
 * rendered content of packages that did not change is reused. Throws when the shell was never published.
 */
export async function compose(
  store: ReleaseStore,
  channel: string,
  config: SiteConfig,
  previous?: ComposedSite,
): Promise<ComposedSite> {
  const { registry, etag } = await readRegistry(store, channel);
  mustReadLives(registry);
  const lives = livesOf(registry);
  const liveShell = lives.find(({ name }) => name === 'shell');
  if (!liveShell) throw new HinderedError(`Channel '${channel}' has no shell: publish the shell first`);
  const shellVersion = liveShell.metadata.version;
  const shell = await readDescriptor(store, 'shell', shellVersion, liveShell.extras.descriptor);
  const composition = composeRemotes(registry, liveShell);
  const rest = await publishComposition(store, composition);
  const readStyle = createStyleReader(store);
  const unrendered: UnrenderedPage[] = [];
  const { kept, earlier } = keepPages(previous, composition, config);
  const changed = lives.filter(({ name }) => !kept.has(name));
  const prerenderer = changed.length > 0 ? await createPrerenderer() : undefined;

  const pages: ComposedPage[] = [];
  for (const live of lives) {
    const { name } = live;
    const rendered = kept.get(name);
    // Their content stays; what they name of the composition is the new one, as on every other page.
    if (rendered)
      for (const page of rendered) pages.push({ ...page, html: withComposition(page.html, partFor(name)) });
    else if (prerenderer)
      for (const address of live.extras.addresses)
        for (const page of await composeAddress(prerenderer, live, address))
          pages.push({ ...page, owner: name });
  }
  const notices = await composeNotices(store, lives);
  return { composition, config, pages, unrendered, notices, registry: etag, earlier };

  async function createPrerenderer(): Promise<Prerenderer> {
    const definitions = new Map<string, unknown>();
    for (const { name, metadata, extras } of changed.filter((live) => live !== liveShell))
      try {
        const artefact = await readDescriptor(store, name, metadata.version, extras.descriptor);
        definitions.set(name, (await importNodeBuild(store, artefact, 'routes')).default);
      } catch (error) {
        // Its pages are rendered in the browser then; the other remotes' are not its business.
        noted(name, name, error, undefined);
      }
    const module = await importNodeBuild(store, shell, 'prerender');
    const create = module.createPrerenderer as (...args: unknown[]) => Prerenderer;
    return create(config, composition, definitions);
  }

  async function composeAddress(
    prerenderer: Prerenderer,
    live: Live,
    address: PublishedAddress,
  ): Promise<ComposedPage[]> {
    const { name } = live;
    const remote = name === 'shell' ? undefined : name;
    const parts = await documentParts(live, address);

    async function frame(): Promise<ComposedPage> {
      const html = await prerenderer.frame(address.path);
      return pageOf(address.path, { ...parts, content: { html, hydration: undefined } });
    }

    async function rendered(path: string): Promise<ComposedPage | undefined> {
      try {
        const { html, hydration, ...meta } = await prerenderer.page(remote, path);
        const forbidden = / style="|<script/.exec(html);
        if (forbidden)
          throw new Error(
            `Its HTML holds '${forbidden[0].trim()}', which the content security policy forbids`,
          );
        return pageOf(path, { ...parts, ...meta, canonical: path, content: { html, hydration } });
      } catch (error) {
        return noted(name, path, error, undefined);
      }
    }

    // What the signed-in see is theirs alone: only a browser can render it.
    if (address.access === 'signed-in') return [await frame()];
    if (!address.path.includes(':')) return [(await rendered(address.path)) ?? (await frame())];
    const entries = remote
      ? await prerenderer.entries(remote, address.page).catch((error) => noted(name, address.path, error, []))
      : [];
    const paths = entries.map((params) =>
      address.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? '')),
    );
    const pages = await Promise.all(paths.map(rendered));
    return [...pages.flatMap((page) => page ?? []), await frame()];
  }

  /** What one page carries of the composition: its own remote; the rest is a file. */
  function partFor(name: string): Composition {
    return { ...composition, remotes: composition.remotes.filter((remote) => remote.name === name), rest };
  }

  async function styleSheets(own: Published, paths: readonly string[]): Promise<StyleSheet[]> {
    return await Promise.all(
      pick(own.extras.files, paths).map(async (file) => ({
        ...linkTo(own, file),
        text: await readStyle(own.name, own.version, file),
      })),
    );
  }

  function noted<T>(owner: string, path: string, error: unknown, instead: T): T {
    unrendered.push({ owner, path, reason: error instanceof Error ? error.message : String(error) });
    return instead;
  }

  async function documentParts(live: Live, address: PublishedAddress): Promise<DocumentParts> {
    const { version, integrity } = live.metadata;
    const own = { name: live.name, version, extras: live.extras };
    const isStyle = (path: string) => path.endsWith('.css');
    const styles = [
      ...(await styleSheets(shell, shell.styles)),
      ...(await styleSheets(own, address.files.filter(isStyle))),
    ];
    const scripts = linked(
      own,
      address.files.filter((path) => !isStyle(path)),
    );
    // Nothing is run of a version that the shell will not take.
    const refused = !fits(live.extras, shell);
    return {
      config,
      composition: partFor(live.name),
      title: address.title,
      description: address.description,
      index: address.index,
      canonical: undefined,
      icon: shell.icon && assetPath('shell', shell.version, shell.icon),
      card: shell.card && assetPath('shell', shell.version, shell.card),
      fonts: shell.fonts.map((font) => assetPath('shell', shell.version, font)),
      styles,
      main: { href: assetPath('shell', shell.version, shell.entry.path), integrity: shell.entry.integrity },
      entry: live.name === 'shell' || refused ? undefined : { href: live.url, integrity },
      chunks: refused ? [] : scripts,
      content: undefined,
    };
  }
}

/** Writes the whole composition once, as a file that pages name with its hash. */
async function publishComposition(store: ReleaseStore, composition: Composition) {
  const content = Buffer.from(JSON.stringify(composition));
  await store.putOnce(`composition/${composition.id}/composition.json`, content);
  const url = assetPath('composition', composition.id, 'composition.json');
  return { url, integrity: integrityOf(content) };
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

type Published = Pick<Descriptor, 'name' | 'version' | 'extras'>;

function linked(own: Published, paths: readonly string[]): LinkedFile[] {
  return pick(own.extras.files, paths).map((file) => linkTo(own, file));
}

function linkTo({ name, version }: Published, { path, integrity }: PublishedFile): LinkedFile {
  return { href: assetPath(name, version, path), integrity };
}

/** What the shell needs to know of everything that is live. */
export function composeRemotes(registry: Registry, shell: RegistryVersion): Composition {
  const remotes = livesOf(registry).flatMap((live): ComposedRemote[] => {
    const { name } = live;
    if (name === 'shell') return [];
    // Against the shell that is live, which may be older or newer than this checkout.
    const lastGood = earlierVersions(registry, name).find(({ extras }) => fits(extras, shell));
    return [
      {
        ...loadable(live),
        name,
        addresses: live.extras.addresses.map(({ path }) => path),
        panels: live.extras.panels,
        ...(lastGood && { lastGood: loadable(lastGood) }),
      },
    ];
  });
  const content = { format: COMPOSITION_FORMAT, shell: { version: shell.metadata.version }, remotes };
  const id = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
  return { id, ...content };
}

/** Whether a shell takes a remote: it understands its contract and brings the runtime it was built for. */
function fits(remote: RegistryVersion['extras'], shell: Pick<RegistryVersion, 'extras'>): boolean {
  return (
    isCompatible(remote.contract, shell.extras.contract.built) && remote.runtime === shell.extras.runtime
  );
}

function loadable({ url, metadata, extras }: RegistryVersion): LoadableVersion {
  return {
    version: metadata.version,
    url,
    integrity: metadata.integrity,
    contract: extras.contract,
    runtime: extras.runtime,
  };
}
