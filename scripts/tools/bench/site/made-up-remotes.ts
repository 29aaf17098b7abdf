import { rmSync } from 'node:fs';
import path from 'node:path';
import { FEDERATION_RUNTIME } from '@little-arches/build/federation/runtime-version';
import { installedLibraries } from '@little-arches/build/federation/shared-libraries';
import type { Descriptor } from '@little-arches/build/model/descriptor';
import type { PublishedFile } from '@little-arches/build/model/published-version';
import { folderOf } from '@little-arches/build/packages';
import { integrityOf } from '@little-arches/kit/integrity';
import { projectRoot } from '@little-arches/kit/project-root';
import type { Registry, RegistryVersion } from '@little-arches/release/model/registry';
import { changeRegistry } from '@little-arches/release/store/channel-registry';
import { createDirectoryStore } from '@little-arches/release/store/store';
import type { Fixture } from './bench-fixture';

/** Registers remotes without visitors, each with its own pages, before any other release. */
export async function registerMadeUpRemotes(
  fixture: Pick<Fixture, 'atEnd'>,
  releases: string,
  channel: string,
  count: number,
  pagesEach = 5,
): Promise<void> {
  const pageNumbers = Array.from({ length: pagesEach }, (_, index) => index + 1);
  const store = createDirectoryStore(releases);
  const versions: Record<string, RegistryVersion[]> = {};
  for (let index = 0; index < count; index++) {
    const name = `made-up-${letters(index)}`;
    // The release unpacks its Node build inside the checkout.
    fixture.atEnd(() =>
      rmSync(path.join(projectRoot(), '.cache/prerender', name), { recursive: true, force: true }),
    );
    const artefact = artefactOf(name, pageNumbers);
    const { version } = artefact;
    await store.putOnce(`${name}/${version}/entry.js`, Buffer.from(entryOf(name)));
    await store.putOnce(`${name}/${version}/node/routes.mjs`, Buffer.from(nodeBuildOf(name, pageNumbers)));
    await store.putOnce(`${name}/${version}/descriptor.json`, Buffer.from(JSON.stringify(artefact)));
    versions[name] = [
      {
        url: `/assets/${name}/${version}/entry.js`,
        metadata: { integrity: artefact.entry.integrity, version },
        deployment: { traffic: 100, default: true },
        extras: artefact.extras,
      },
    ];
  }
  await changeRegistry(store, channel, (registry): Registry => ({ ...registry, microFrontends: versions }));
}

function fileOf(file: string, text: string): PublishedFile {
  const content = Buffer.from(text);
  return { path: file, size: content.byteLength, integrity: integrityOf(content) };
}

function artefactOf(name: string, pageNumbers: readonly number[]): Descriptor {
  const entry = fileOf('entry.js', entryOf(name));
  return {
    name,
    // Two parts of a run may register the same remotes with other pages, and the content of a version never changes.
    version: `1.0.0-made-up.${pageNumbers.length}`,
    entry: { path: entry.path, integrity: entry.integrity },
    styles: [],
    fonts: [],
    icon: undefined,
    node: [fileOf('node/routes.mjs', nodeBuildOf(name, pageNumbers))],
    extras: {
      handshake: {
        contract: { built: '1.0', needs: '1.0' },
        runtime: FEDERATION_RUNTIME,
        singletons: installedLibraries(folderOf('shell')),
      },
      addresses: pageNumbers.map((number) => ({
        path: `/${name}/${number}`,
        page: `page-${number}`,
        title: `Page ${number} of ${name}`,
        description: 'A page that only the bench knows.',
        access: 'anyone',
        index: false,
        files: [],
      })),
      panels: [],
      files: [entry],
    },
  };
}

function entryOf(name: string): string {
  return `// The entry of ${name}, which nobody visits.\n`;
}

function nodeBuildOf(name: string, pageNumbers: readonly number[]): string {
  return `import { createElement } from 'react';
const pages = Object.fromEntries(${JSON.stringify(pageNumbers)}.map((number) => [
  'page-' + number,
  { path: '/${name}/' + number, title: 'Page ' + number, description: '', load: async () => ({ Page }) },
]));
function Page() {
  return createElement('h1', null, '${name}');
}
export default {
  name: '${name}',
  contract: { built: '1.0', needs: '1.0' },
  pages,
  panels: {},
  mount: () => Object.entries(pages).map(([page, definition]) => (
    { id: '${name}:' + page, path: definition.path, element: createElement(Page), handle: { page, definition } }
  )),
  loadPanel: async () => { throw new Error('There is no panel'); },
};
`;
}

/** Returns letters for an index (0 is aa, 1 is ab …), because package names contain no digits. */
function letters(index: number): string {
  return [Math.floor(index / 26), index % 26].map((digit) => String.fromCharCode(97 + digit)).join('');
}
