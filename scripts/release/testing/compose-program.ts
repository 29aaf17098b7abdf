import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from '@little-arches/build/compile';
import { remoteNodeConfig } from '@little-arches/build/config/remote-config';
import { shellNodeConfig } from '@little-arches/build/config/shell-config';
import { publishedAddresses } from '@little-arches/build/describe/read-definition';
import { FEDERATION_RUNTIME } from '@little-arches/build/federation/runtime-version';
import type { Descriptor } from '@little-arches/build/model/descriptor';
import { outputFiles } from '@little-arches/build/output-files';
import { CONTRACT_VERSION, parseRemote } from '@little-arches/contracts/remote';
import { loadModule } from '@little-arches/kit/files/load-module';
import { integrityOf } from '@little-arches/kit/integrity';
import { storeSite } from '../site/stored-site';
import { changeRegistry } from '../store/channel-registry';
import { createDirectoryStore, type ReleaseStore } from '../store/store';
import { composeLive } from './compose-live';
import { makeLive, sampleAddress } from './sample-build';

/** A descriptor, with the bytes of its Node build. */
interface Build {
  readonly descriptor: Descriptor;
  readonly files: Readonly<Record<string, Buffer>>;
}

/** Milliseconds that a page may take: more than any finite page needs on a machine with ten times the load. */
const PAGE_LIMIT = 8000;

// The test's folder is below the checkout, so that packages resolve; Node builds are written there too.
const folder = process.cwd();

/** Composes a site of each kind from the packages of the checkout at `root`. */
export async function run([root = '']: readonly string[]): Promise<void> {
  const shell = await buildNode('shell', path.join(root, 'shell'), '1.0.0');
  const marketing = await buildNode('remote-marketing', path.join(root, 'remote-marketing'), '1.0.0');
  const neighbour = withPages(marketing, ['about-us']);

  await composed('every-page', [shell, marketing, await sample('1.0.0')]);
  await composed('needs-a-browser', [
    shell,
    neighbour,
    withRoutes(await sample('1.0.3'), 'window.scrollTo(0, 0);'),
  ]);
  await composed('endless', [
    shell,
    neighbour,
    await buildNode('remote-endless', path.join(folder, 'remote-endless'), '1.0.0'),
  ]);
  const forged = await sample('1.0.4');
  await composed('forged', [shell, neighbour, forged], async (store) => {
    const { descriptor } = withRoutes(forged, 'process.exit()');
    await replace(store, 'remote-sample/1.0.4/node/routes.mjs', 'process.exit()');
    await replace(store, 'remote-sample/1.0.4/descriptor.json', JSON.stringify(descriptor));
  });
}

async function composed(
  name: string,
  builds: readonly Build[],
  tamper: (store: ReleaseStore) => Promise<void> = async () => {},
): Promise<void> {
  const store = createDirectoryStore(path.join(folder, 'releases', name));
  for (const { descriptor, files } of builds) {
    for (const [file, content] of Object.entries(files))
      await store.putOnce(`${descriptor.name}/${descriptor.version}/${file}`, content);
    await makeLive(store, 'production', descriptor);
  }
  await tamper(store);
  const { id } = await storeSite(store, await composeLive(store, { timeLimit: PAGE_LIMIT }));
  await changeRegistry(store, 'production', (registry) => ({ ...registry, site: id }));
}

function sample(version: string): Promise<Build> {
  return buildNode('remote-sample', path.join(folder, 'remote-sample'), version);
}

/** Creates the real Node build of a package. Only lists its browser files, which are not read here. */
async function buildNode(name: string, sources: string, version: string): Promise<Build> {
  const subject = { name, folder: sources, version };
  const config = name === 'shell' ? shellNodeConfig(subject) : remoteNodeConfig(subject);
  const output = path.join(folder, 'built', name, version);
  mkdirSync(output, { recursive: true });
  await compile([{ ...config, output: { ...config.output, path: output } }]);
  const listed = outputFiles(output).map((file) => ({ ...file, path: `node/${file.path}` }));
  const files = Object.fromEntries(
    listed.map((file) => [file.path, readFileSync(path.join(output, path.basename(file.path)))]),
  );
  const definition =
    name === 'shell'
      ? undefined
      : parseRemote(name, (loadModule(path.join(output, 'routes.mjs')) as { default: unknown }).default);
  const addresses = definition
    ? publishedAddresses(definition, {}, () => ['entry.js'])
    : [sampleAddress('/404', 'not-found', { index: false, files: ['entry.js'] })];
  const entry = { path: 'entry.js', integrity: integrityOf('') };
  return {
    files,
    descriptor: {
      name,
      version,
      entry,
      styles: [],
      fonts: [],
      icon: undefined,
      node: listed,
      extras: {
        handshake: {
          contract: definition?.contract ?? { built: CONTRACT_VERSION, needs: CONTRACT_VERSION },
          runtime: FEDERATION_RUNTIME,
          singletons: {},
        },
        addresses,
        panels: [],
        files: [{ ...entry, size: 0 }],
      },
    },
  };
}

/** Returns the build with some of its pages only, which is faster. */
function withPages({ descriptor, files }: Build, pages: readonly string[]): Build {
  const addresses = descriptor.extras.addresses.filter(({ page }) => pages.includes(page));
  return { files, descriptor: { ...descriptor, extras: { ...descriptor.extras, addresses } } };
}

/** Returns the build with another entry. */
function withRoutes({ descriptor, files }: Build, text: string): Build {
  const content = Buffer.from(text);
  const file = {
    path: 'node/routes.mjs',
    size: content.byteLength,
    integrity: integrityOf(content),
  };
  const node = [...descriptor.node.filter((one) => one.path !== file.path), file];
  return { files: { ...files, [file.path]: content }, descriptor: { ...descriptor, node } };
}

/** Overwrites a file, as an intruder with access to the store could. */
async function replace(store: ReleaseStore, key: string, text: string): Promise<void> {
  await store.remove(key);
  await store.putOnce(key, Buffer.from(text));
}
