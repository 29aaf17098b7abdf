import { createHash } from 'node:crypto';
import type { SiteConfig } from 'shared-contracts/config';
import type {
  ComposedRemote,
  Composition,
  LoadableVersion,
  PublishedAddress,
  Registry,
  RegistryVersion,
} from 'shared-contracts/registry';
import { isCompatible } from 'shared-contracts/remote';
import { addresses } from 'shared-contracts/routes';
import type { Prerenderer } from '../../shell/src/prerender';
import type { Artefact } from '../build/artefact';
import { type DocumentParts, type LinkedFile, pick, renderDocument } from './document';
import { importNodeBuild } from './node-builds';
import { assetPath, liveVersion, readArtefact, readRegistry } from './publish';
import type { ReleaseStore } from './store';

/** A composed page: the path or the address pattern it serves, and its HTML. */
export interface ComposedPage {
  readonly pattern: string;
  readonly status: 200 | 404;
  readonly html: string;
  /** Whether search engines may list it; only pages with an address of their own. */
  readonly listed: boolean;
}

/** A composed site, as the web server serves it. */
export interface ComposedSite {
  readonly composition: Composition;
  readonly config: SiteConfig;
  readonly pages: readonly ComposedPage[];
  /** Pages that could not be rendered in Node and are rendered in the browser instead, with the reason. */
  readonly unrendered: readonly { readonly path: string; readonly reason: string }[];
}

type Live = RegistryVersion & { readonly name: string };

/**
 * Puts the pages of a channel together from what is live on it, rendered with data of the backend. A page
 * that fails to render is served as the frame and reported; it stops nobody. Throws when the shell was never
 * published.
 */
export async function compose(
  store: ReleaseStore,
  channel: string,
  config: SiteConfig,
): Promise<ComposedSite> {
  const { registry } = await readRegistry(store, channel);
  const lives = Object.keys(registry.microFrontends).flatMap((name): Live[] => {
    const live = liveVersion(registry, name);
    return live ? [{ ...live, name }] : [];
  });
  const liveShell = lives.find(({ name }) => name === 'shell');
  if (!liveShell) throw new Error(`Channel '${channel}' has no shell: publish the shell first`);
  const shellVersion = liveShell.metadata.version;
  const shell = await readArtefact(store, 'shell', shellVersion);
  const composition = composeRemotes(registry, liveShell);
  const rest = await publishComposition(store, composition);
  const unrendered: { path: string; reason: string }[] = [];
  const prerenderer = await createPrerenderer();

  const pages: ComposedPage[] = [];
  for (const live of lives)
    for (const address of live.extras.addresses) pages.push(...(await composeAddress(live, address)));
  return { composition, config, pages, unrendered };

  async function createPrerenderer(): Promise<Prerenderer> {
    const definitions = new Map<string, unknown>();
    for (const { name, metadata } of lives.filter((live) => live !== liveShell))
      try {
        definitions.set(name, (await importNodeBuild(store, name, metadata.version, 'routes')).default);
      } catch (error) {
        // Its pages are rendered in the browser then; the other remotes' are not its business.
        noted(name, error, undefined);
      }
    const module = await importNodeBuild(store, 'shell', shellVersion, 'prerender');
    const create = module.createPrerenderer as (...args: unknown[]) => Prerenderer;
    return create(config, composition, definitions);
  }

  async function composeAddress(live: Live, address: PublishedAddress): Promise<ComposedPage[]> {
    const remote = live.name === 'shell' ? undefined : live.name;
    const parts = documentParts(live, address);
    const frame = { html: await prerenderer.frame(address.path), hydration: undefined };
    const fallback = pageOf(address.path, { ...parts, content: frame });
    // What the signed-in see is theirs alone: only a browser can render it.
    if (address.access === 'signed-in') return [fallback];
    if (!address.path.includes(':')) return [(await rendered(remote, address.path, parts)) ?? fallback];
    const entries = remote
      ? await prerenderer.entries(remote, address.page).catch((error) => noted(address.path, error, []))
      : [];
    const pages = await Promise.all(
      entries.map((params) => {
        const path = address.path.replace(/:(\w+)/g, (_, key: string) =>
          encodeURIComponent(params[key] ?? ''),
        );
        return rendered(remote, path, parts);
      }),
    );
    return [...pages.flatMap((page) => page ?? []), fallback];
  }

  async function rendered(
    remote: string | undefined,
    path: string,
    parts: DocumentParts,
  ): Promise<ComposedPage | undefined> {
    try {
      const { html, hydration, title, description } = await prerenderer.page(remote, path);
      const forbidden = / style="|<script/.exec(html);
      if (forbidden)
        throw new Error(`Its HTML holds '${forbidden[0].trim()}', which the content security policy forbids`);
      return pageOf(path, { ...parts, title, description, canonical: path, content: { html, hydration } });
    } catch (error) {
      return noted(path, error, undefined);
    }
  }

  /** What one page carries of the composition: its own remote; the rest is a file. */
  function partFor(name: string): Composition {
    return { ...composition, remotes: composition.remotes.filter((remote) => remote.name === name), rest };
  }

  function noted<T>(path: string, error: unknown, instead: T): T {
    unrendered.push({ path, reason: error instanceof Error ? error.message : String(error) });
    return instead;
  }

  function documentParts(live: Live, address: PublishedAddress): DocumentParts {
    const { version, integrity } = live.metadata;
    const files = linked({ name: live.name, version, extras: live.extras }, address.files);
    const styles = files.filter(({ href }) => href.endsWith('.css'));
    const scripts = files.filter(({ href }) => !href.endsWith('.css'));
    return {
      config,
      composition: partFor(live.name),
      title: address.title,
      description: address.description,
      index: address.index,
      canonical: undefined,
      icon: shell.icon && assetPath('shell', shell.version, shell.icon),
      fonts: shell.fonts.map((font) => assetPath('shell', shell.version, font)),
      styles: [...linked(shell, shell.styles), ...styles],
      main: { href: assetPath('shell', shell.version, shell.entry.path), integrity: shell.entry.integrity },
      preloads: live.name === 'shell' ? [] : [{ href: live.url, integrity }, ...scripts],
      content: undefined,
    };
  }
}

/** Writes the whole composition once, as a file that pages name with its hash. */
async function publishComposition(store: ReleaseStore, composition: Composition) {
  const content = Buffer.from(JSON.stringify(composition));
  await store.putOnce(`composition/${composition.id}/composition.json`, content);
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  return { url: assetPath('composition', composition.id, 'composition.json'), integrity };
}

/** A page of a composed site: `pattern` is its path or the address pattern it serves. */
export function pageOf(pattern: string, parts: DocumentParts): ComposedPage {
  return {
    pattern,
    status: pattern === addresses.notFound ? 404 : 200,
    html: renderDocument(parts),
    listed: parts.index && parts.canonical !== undefined,
  };
}

function linked(
  { name, version, extras }: Pick<Artefact, 'name' | 'version' | 'extras'>,
  paths: readonly string[],
): LinkedFile[] {
  return pick(extras.files, paths).map((file) => ({
    href: assetPath(name, version, file.path),
    integrity: file.integrity,
  }));
}

function composeRemotes(registry: Registry, shell: RegistryVersion): Composition {
  const remotes = Object.entries(registry.microFrontends).flatMap(([name, versions]): ComposedRemote[] => {
    const live = name === 'shell' ? undefined : liveVersion(registry, name);
    if (!live) return [];
    // Against the shell that is live, which may be older or newer than this checkout.
    const lastGood = versions.find(
      ({ extras, metadata }) =>
        metadata.version !== live.metadata.version &&
        isCompatible(extras.contract, shell.extras.contract.built) &&
        extras.runtime === shell.extras.runtime,
    );
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
  const content = { shell: { version: shell.metadata.version }, remotes };
  const id = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
  return { id, ...content };
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
