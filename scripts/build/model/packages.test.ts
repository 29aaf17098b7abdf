import { realpathSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder } from '../testing/scratch-folder';
import { folderOf, packageNames, parsePackageName } from './packages';

const before = process.cwd();
afterEach(() => process.chdir(before));
const scratch = scratchFolder();

/** Creates a project with these packages, each with a table of pages, and changes into it. */
function project(manifest: object, folders: readonly string[]): void {
  for (const folder of folders) scratch.write(`${folder}/src/routes.tsx`, '');
  scratch.write('package.json', JSON.stringify(manifest));
  process.chdir(scratch.path);
}

it('returns the shell and every workspace with a table of pages, whatever its name', () => {
  const workspaces = ['shared-contracts', 'shell', 'gait-lab', 'remote-2'];
  project({ name: 'little-arches', workspaces }, ['gait-lab', 'remote-2']);
  expect(packageNames()).toEqual(['shell', 'gait-lab', 'remote-2']);
  expect(folderOf('gait-lab')).toBe(path.join(realpathSync(scratch.path), 'gait-lab'));
  expect(() => parsePackageName('remote-3')).toThrow(
    "There is no package 'remote-3'. These exist: shell, gait-lab, remote-2",
  );
});

it('refuses a package name that is not valid for a release', () => {
  project({ name: 'little-arches', workspaces: ['Gait_Lab'] }, ['Gait_Lab']);
  expect(packageNames).toThrow("'Gait_Lab' can't be released under this name");
});

it("returns the one package of a team's own repository", () => {
  project({ name: 'remote-store', dependencies: { '@little-arches/testing': '1.0.0' } }, ['.']);
  expect(packageNames()).toEqual(['remote-store']);
  expect(folderOf('remote-store')).toBe(realpathSync(scratch.path));
  expect(() => parsePackageName('shell')).toThrow("There is no package 'shell'. These exist: remote-store");
});
