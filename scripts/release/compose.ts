import { createHash } from 'node:crypto';
import type { SiteConfig } from 'shared-contracts/config';
import type {
  ComposedRemote,
  Composition,
  LoadableVersion,
  Registry,
  RegistryVersion,
} from 'shared-contracts/registry';
import { isCompatible } from 'shared-contracts/remote';
import { addresses } from 'shared-contracts/routes';
import type { Artefact } from '../build/artefact';
import { type LinkedFile, pick, renderDocument } from './document';
import { assetPath, liveVersion, readArtefact, readRegistry } from './publish';
import type { ReleaseStore } from './store';

/** A composed page: the address pattern it serves and its HTML. */
export interface ComposedPage {
  readonly pattern: string;
  readonly status: 200 | 404;
  readonly html: string;
}

/** A composed site, as the web server serves it. */
export interface ComposedSite {
  readonly composition: Composition;
  readonly config: SiteConfig;
  readonly pages: readonly ComposedPage[];
}

/** Puts the pages of a channel together from what is live on it. Throws when the shell was never published. */
export async function compose(
  store: ReleaseStore,
  channel: string,
  config: SiteConfig,
): Promise<ComposedSite> {
  const { registry } = await readRegistry(store, channel);
  const shellVersion = liveVersion(registry, 'shell');
  if (!shellVersion) throw new Error(`Channel '${channel}' has no shell: publish the shell first`);
  const shell = await readArtefact(store, 'shell', shellVersion.metadata.version);
  const composition = composeRemotes(registry, shell.version);
  const pages = Object.keys(registry.microFrontends).flatMap((name) => {
    const live = liveVersion(registry, name);
    return live ? live.extras.addresses.map((address) => composePage(name, live, address.path)) : [];
  });
  return { composition, config, pages };

  function composePage(name: string, live: RegistryVersion, pattern: string): ComposedPage {
    const address = live.extras.addresses.find(({ path }) => path === pattern);
    if (!address) throw new Error(`${name} does not own ${pattern}`);
    const { version, integrity } = live.metadata;
    const isShell = name === 'shell';
    return {
      pattern,
      status: pattern === addresses.notFound ? 404 : 200,
      html: renderDocument({
        config,
        composition,
        title: address.title,
        description: address.description,
        index: address.index,
        canonical: pattern.includes(':') ? undefined : pattern,
        icon: shell.icon && assetPath('shell', shell.version, shell.icon),
        fonts: shell.fonts.map((font) => assetPath('shell', shell.version, font)),
        styles: linked(shell, shell.styles),
        main: { href: assetPath('shell', shell.version, shell.entry.path), integrity: shell.entry.integrity },
        preloads: isShell
          ? []
          : [{ href: live.url, integrity }, ...linked({ name, version, extras: live.extras }, address.files)],
      }),
    };
  }
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

function composeRemotes(registry: Registry, shellVersion: string): Composition {
  const remotes = Object.entries(registry.microFrontends).flatMap(([name, versions]): ComposedRemote[] => {
    const live = name === 'shell' ? undefined : liveVersion(registry, name);
    if (!live) return [];
    const lastGood = versions.find((version) => version !== live && isCompatible(version.extras.contract));
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
  const content = { shell: { version: shellVersion }, remotes };
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
