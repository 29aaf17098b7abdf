import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildRemote } from '@scripts/build/build-package';
import { integrityOf } from '@scripts/kit/integrity';
import { composeChannel } from '@scripts/release/compose/compose-channel';
import { readSite, siteFile } from '@scripts/release/site/site-file';
import { assetPath, changeRegistry, descriptorKey, withLive } from '@scripts/release/store/channel-registry';
import { createDirectoryStore, type ReleaseStore } from '@scripts/release/store/store';
import type { Descriptor } from 'shared-contracts/formats/descriptor';

const CHANNEL = 'production';
// Each time another one: what is published under a version never changes.
const version = `1.0.0-bad.${Date.now()}`;

/**
 * Builds the bad remote as any other and releases it into the site of a data directory (first argument), past
 * the checks that would refuse it; beside it a second one, whose entry throws. A program of its own: Node builds
 * are imported, which Jest can't.
 */
export async function release(dataDir: string): Promise<void> {
  const store = createDirectoryStore(path.join(dataDir, 'releases'));
  const file = siteFile(dataDir, CHANNEL);
  const site = readSite(file);
  if (!site) throw new Error(`There is no site in ${dataDir}: start it first`);
  const built = await buildRemote({ name: 'remote-bad', folder: import.meta.dirname, version });
  const content = (file: string) => readFileSync(path.join(import.meta.dirname, 'dist', file));
  const files = (artefact: Descriptor): Record<string, Buffer> => ({
    ...Object.fromEntries(artefact.extras.files.map(({ path }) => [path, content(`browser/${path}`)])),
    ...Object.fromEntries(artefact.node.map(({ path }) => [path, content(path)])),
  });
  await put(store, built, files(built));
  await put(store, ...throwing(built, files(built)));
  await composeChannel({ store, channel: CHANNEL, file, config: site.config, full: false });
}

/** The same remote under another name and address, with an entry that throws. */
function throwing(
  { entry, extras, ...built }: Descriptor,
  files: Readonly<Record<string, Buffer>>,
): [Descriptor, Record<string, Buffer>] {
  const text = Buffer.from("throw new Error('bad: an entry throws');\n");
  const integrity = integrityOf(text);
  const node = built.node.map((file) => renamed(file, files[file.path]));
  const addresses = extras.addresses.slice(0, 1).map((page) => ({ ...page, path: '/worse', files: [] }));
  return [
    {
      ...built,
      name: 'remote-worse',
      entry: { path: entry.path, integrity },
      node: node.map(({ file }) => file),
      extras: {
        ...extras,
        addresses,
        files: [{ path: entry.path, size: text.byteLength, integrity }],
      },
    },
    { [entry.path]: text, ...Object.fromEntries(node.map(({ file, content }) => [file.path, content])) },
  ];
}

function renamed(file: Descriptor['node'][number], built: Buffer | undefined) {
  const text = String(built).replaceAll('remote-bad', 'remote-worse').replaceAll('"/bad"', '"/worse"');
  const content = Buffer.from(text);
  return { file: { ...file, size: content.byteLength, integrity: integrityOf(content) }, content };
}

async function put(
  store: ReleaseStore,
  artefact: Descriptor,
  files: Readonly<Record<string, Buffer>>,
): Promise<void> {
  const { name, entry, extras } = artefact;
  for (const [file, content] of Object.entries(files))
    await store.putOnce(`${name}/${version}/${file}`, content);
  const descriptor = Buffer.from(JSON.stringify(artefact));
  await store.putOnce(descriptorKey(name, version), descriptor);
  await changeRegistry(store, CHANNEL, (registry) =>
    withLive(registry, {
      name,
      url: assetPath(name, version, entry.path),
      metadata: { integrity: entry.integrity, version },
      extras: { ...extras, descriptor: integrityOf(descriptor) },
    }),
  );
}
