import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildPackage } from '@little-arches/build/build-package';
import { readBuiltDescriptor } from '@little-arches/build/built-descriptor';
import type { Descriptor } from '@little-arches/build/model/descriptor';
import { folderOf, packageNames } from '@little-arches/build/model/packages';
import { readJson } from '@little-arches/kit/files/read-json';
import { compress } from '@little-arches/kit/http/compression';
import * as v from 'valibot';
import type { Part } from '../report/report';
import { kilobytes, layOut } from '../report/table';
import { type Target, target } from '../report/target';

/** Maximum bytes of JavaScript before lazy loading: of the shell alone, and with a remote. */
const budgets = { shell: 150_000, together: 175_000 };

interface RemoteSize {
  readonly remote: string;
  /** Shell, entry and table of pages: the bytes before lazy loading. */
  readonly initial: number;
  readonly entry: number;
  readonly routes: number;
  /** Bytes of each page's own chunks, by its key. */
  readonly pages: Readonly<Record<string, number>>;
}

/** Measures the JavaScript of the shell and of each remote, compressed as the server sends it. */
export async function measureSize(): Promise<Part> {
  for (const name of packageNames()) await buildPackage(name);
  const [shell, ...remotes] = packageNames().map(readBuiltDescriptor);
  if (!shell) throw new Error('The checkout has no shell');
  const main = await scriptBytes(shell, [...(shell.vendor ? [shell.vendor] : []), shell.entry.path]);
  const sizes: RemoteSize[] = [];
  for (const remote of remotes) sizes.push(await sizesOf(remote, main));

  const lines = layOut([
    ['JavaScript, brotli', 'shell', 'entry', 'routes', 'together', 'own chunks of a page'],
    ...sizes.map(({ remote, entry, routes, initial, pages }) => {
      const own = Object.values(pages);
      const range = `${kilobytes(Math.min(...own))} to ${kilobytes(Math.max(...own))}`;
      return [remote, kilobytes(main), kilobytes(entry), kilobytes(routes), kilobytes(initial), range];
    }),
  ]);
  const targets = [
    target('shell', main / 1000, budgets.shell / 1000, ' KB'),
    ...sizes.map(
      ({ remote, initial }): Target =>
        target(`shell + ${remote}`, initial / 1000, budgets.together / 1000, ' KB'),
    ),
  ];
  return { title: 'Size', lines, targets, data: { shell: main, remotes: sizes } };
}

async function sizesOf(artefact: Descriptor, shell: number): Promise<RemoteSize> {
  const { name, entry, extras } = artefact;
  const exposed = exposedChunks(artefact);
  const entryBytes = await scriptBytes(artefact, [entry.path]);
  const routes = await scriptBytes(artefact, exposed);
  const pages: Record<string, number> = {};
  // Their bundles contain the table of pages too.
  for (const { page, files } of extras.addresses) pages[page] = (await scriptBytes(artefact, files)) - routes;
  return { remote: name, initial: shell + entryBytes + routes, entry: entryBytes, routes, pages };
}

const manifestSchema = v.object({
  exposes: v.array(v.object({ assets: v.object({ js: v.object({ sync: v.array(v.string()) }) }) })),
});

/** Returns the chunks of the exposed table of pages, as named in the manifest of Module Federation. */
function exposedChunks({ name }: Descriptor): string[] {
  const { exposes } = readJson(path.join(browserFolder(name), 'mf-manifest.json'), manifestSchema);
  return exposes.flatMap(({ assets }) => assets.js.sync);
}

function browserFolder(name: string): string {
  return path.join(folderOf(name), 'dist/browser');
}

async function scriptBytes({ name }: Descriptor, files: readonly string[]): Promise<number> {
  let bytes = 0;
  for (const file of files.filter((candidate) => candidate.endsWith('.js')))
    bytes += (await compress(readFileSync(path.join(browserFolder(name), file)), 'thoroughly')).byteLength;
  return bytes;
}
