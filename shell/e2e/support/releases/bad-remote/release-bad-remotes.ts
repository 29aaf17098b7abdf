import type { Descriptor } from '@little-arches/build/model/descriptor';
import { buildRemote } from '@little-arches/build/testing/build-remote';
import { globalNameOf } from '@little-arches/contracts/formats';
import { integrityOf } from '@little-arches/kit/integrity';
import { type BuiltFiles, builtFiles, publishUnchecked } from '../publish-unchecked';

/**
 * Builds the bad remote like any other and releases it into the site of a data directory (first argument), skipping
 * the checks that would refuse it. Also releases one whose entry throws, and one that needs a later React than the
 * shell has.
 */
export async function run([dataDir = '']: readonly string[]): Promise<void> {
  const folder = import.meta.dirname;
  // A new version each time, because published content never changes.
  const built = await buildRemote({ name: 'remote-bad', folder, version: `1.0.0-bad.${Date.now()}` });
  const files = builtFiles(folder, built);
  const asking = String(files[built.entry.path]).replace(/\^19\.\d+\.0/, '^19.999.0');
  await publishUnchecked(dataDir, [
    [built, files],
    another('worse', "throw new Error('bad: an entry throws');\n", built, files),
    another('later', asking, built, files),
  ]);
}

/** Returns the same remote with another name, address and entry. */
function another(
  word: string,
  content: string,
  { entry, extras, ...built }: Descriptor,
  files: BuiltFiles,
): [Descriptor, BuiltFiles] {
  const text = Buffer.from(content);
  const integrity = integrityOf(text);
  const node = built.node.map((file) => renamed(file, files[file.path], word));
  const addresses = extras.addresses.slice(0, 1).map((page) => ({ ...page, path: `/${word}`, files: [] }));
  return [
    {
      ...built,
      name: `remote-${word}`,
      entry: { path: entry.path, integrity },
      node: node.map(({ file }) => file),
      extras: {
        ...extras,
        // Its entry is a copy.
        container: { global: globalNameOf('remote-bad', built.version) },
        addresses,
        files: [{ path: entry.path, size: text.byteLength, integrity }],
      },
    },
    { [entry.path]: text, ...Object.fromEntries(node.map(({ file, content }) => [file.path, content])) },
  ];
}

function renamed(file: Descriptor['node'][number], built: Buffer | undefined, word: string) {
  const text = String(built).replaceAll('remote-bad', `remote-${word}`).replaceAll('"/bad"', `"/${word}"`);
  const content = Buffer.from(text);
  return { file: { ...file, size: content.byteLength, integrity: integrityOf(content) }, content };
}
