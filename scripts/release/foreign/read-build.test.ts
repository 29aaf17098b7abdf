import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder } from '@little-arches/build/testing/scratch-folder';
import { readForeignBuild } from './read-build';

const scratch = scratchFolder();

function write(...files: readonly string[]): void {
  for (const file of files) scratch.write(file, `content of ${file}`);
}
const pathsOf = (files: readonly { readonly path: string }[]) => files.map((file) => file.path);

it('reads browser files, the Node build and source maps, and lists all other files', () => {
  write('mf-manifest.json', 'mf-stats.json', 'remoteEntry.js', 'remoteEntry.js.map', 'assets/page-A1.js');
  write(
    'assets/page.css',
    'node/routes.mjs',
    'node/1.mjs',
    'index.html',
    '.vite/manifest.json',
    'a.js.LICENSE.txt',
  );
  const { files, node, maps, others } = readForeignBuild(scratch.path);
  expect(pathsOf(files)).toEqual([
    'assets/page-A1.js',
    'assets/page.css',
    'mf-manifest.json',
    'remoteEntry.js',
  ]);
  expect(pathsOf(node)).toEqual(['node/1.mjs', 'node/routes.mjs']);
  expect(pathsOf(maps)).toEqual(['remoteEntry.js.map']);
  expect(others).toEqual(['.vite/manifest.json', 'a.js.LICENSE.txt', 'index.html', 'mf-stats.json']);
});

it('changes the hash with every released byte, and only then', () => {
  write('remoteEntry.js', 'node/routes.mjs', 'index.html');
  const { hash } = readForeignBuild(scratch.path);
  scratch.write('index.html', 'changed');
  expect(readForeignBuild(scratch.path).hash).toBe(hash);
  scratch.write('node/routes.mjs', 'changed');
  expect(readForeignBuild(scratch.path).hash).not.toBe(hash);
});

it.each([
  ['a name that no address can have', 'page @1.js', /page @1\.js can't be released under this name/],
  ['a Node build without an entry', 'node/main.mjs', /holds no routes\.mjs/],
])('refuses a build with %s', (_, file, sentence) => {
  write('remoteEntry.js', file);
  expect(() => readForeignBuild(scratch.path)).toThrow(sentence);
});

it('refuses a symbolic link, which may leave the folder', () => {
  write('remoteEntry.js');
  symlinkSync(path.join(scratch.path, 'remoteEntry.js'), path.join(scratch.path, 'other.js'));
  expect(() => readForeignBuild(scratch.path)).toThrow(/other\.js is a link/);
});
