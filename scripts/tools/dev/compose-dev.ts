import { createHash } from 'node:crypto';
import { FEDERATION_RUNTIME } from '@little-arches/build/federation/runtime-version';
import { SERVED_VERSION } from '@little-arches/build/model/version-names';
import type { SiteConfig } from '@little-arches/contracts/config';
import { type ComposedRemote, type Composition, globalNameOf } from '@little-arches/contracts/formats';
import type { PageDefinition, RemoteDefinition } from '@little-arches/contracts/remote';
import { addresses } from '@little-arches/contracts/routes';
import { integrityOf } from '@little-arches/kit/integrity';
import { pageOf } from '@little-arches/release/compose/render/render-address';
import type { ComposedPage, ComposedSite } from '@little-arches/release/model/site';
import { assetPath } from '@little-arches/release/store/channel-registry';
import { DEVELOPMENT } from './dev-configs';

/** A remote in development: its current table of pages, and the path prefix of its files. */
export interface DevRemote {
  readonly definition: RemoteDefinition;
  readonly base: string;
}

/** Composes the site from dev servers. */
export function composeDev(
  config: SiteConfig,
  shellBase: string,
  remotes: readonly DevRemote[],
): ComposedSite {
  const content = { shell: { version: DEVELOPMENT }, remotes: remotes.map(composeRemote) };
  const id = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
  const composition: Composition = { id, ...content };
  const notFound = { path: addresses.notFound, title: 'Page not found', description: '', index: false };
  const pages = [notFound, ...remotes.flatMap(({ definition }) => Object.values(definition.pages))];
  return { composition, config, pages: pages.map(composePage), unrendered: [] };

  function composePage(page: Omit<PageDefinition, 'load'>): ComposedPage {
    return pageOf(page.path, {
      config,
      composition,
      title: page.title,
      description: page.description,
      index: page.index ?? (page.access ?? 'anyone') === 'anyone',
      canonical: page.path.includes(':') ? undefined : page.path,
      icon: `${shellBase}favicon.svg`,
      fonts: [],
      // Both change under an open page, so neither can have a hash.
      styles: [{ href: `${shellBase}main.css`, integrity: undefined }],
      main: { href: `${shellBase}main.js`, integrity: undefined },
      entry: undefined,
      chunks: [],
      content: undefined,
    });
  }
}

/**
 * Returns the entry that the composition names for a remote. Its text never changes, so that the composition can
 * name its hash as in production; it loads the current entry from the dev server.
 */
export function entryFile(name: string, base: string): { path: string; text: string } {
  const served = globalNameOf(name, SERVED_VERSION);
  const text = `globalThis.${globalNameOf(name, DEVELOPMENT)} = (() => {
  const entry = new Promise((resolve, reject) => {
    const fail = (reason) => reject(new Error('The development build of ${name} ' + reason));
    const script = document.createElement('script');
    script.src = '${base}remoteEntry.js';
    script.crossOrigin = 'anonymous';
    script.onload = () => (globalThis.${served} ? resolve(globalThis.${served}) : fail('did not start: see the console.'));
    script.onerror = () => fail('could not be fetched: see the terminal of npm run dev.');
    document.head.append(script);
  });
  entry.catch(() => {});
  return {
    init: async (...args) => (await entry).init(...args),
    get: async (name) => (await entry).get(name),
  };
})();
`;
  return { path: assetPath(name, DEVELOPMENT, 'entry.js'), text };
}

function composeRemote({ definition, base }: DevRemote): ComposedRemote {
  const { name, contract, pages, panels, slots = {} } = definition;
  const entry = entryFile(name, base);
  return {
    name,
    version: DEVELOPMENT,
    url: entry.path,
    integrity: integrityOf(entry.text),
    contract,
    runtime: FEDERATION_RUNTIME,
    addresses: Object.values(pages).map(({ path }) => path),
    panels: Object.keys(panels),
    fills: Object.keys(slots),
  };
}
