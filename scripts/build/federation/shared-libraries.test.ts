import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '@little-arches/kit/project-root';
import { installedLibraries, sharedLibraries, takesLibrary } from './shared-libraries';

const versions = ['18.9.9', '19.0.0', '19.3.0', '19.3.1', '19.10.0', '20.0.0-rc.1', '20.3.1'];

it('accepts the same major version from the same minor on, with any patch', () => {
  const taken = versions.map((built) => versions.filter((provided) => takesLibrary(built, provided)));
  expect(taken).toEqual([
    ['18.9.9'],
    ['19.0.0', '19.3.0', '19.3.1', '19.10.0'],
    ['19.3.0', '19.3.1', '19.10.0'],
    ['19.3.0', '19.3.1', '19.10.0'],
    ['19.10.0'],
    ['20.0.0-rc.1', '20.3.1'],
    ['20.3.1'],
  ]);
});

it('finds the libraries installed for a package, and names a missing one', () => {
  const found = installedLibraries(path.join(projectRoot(), 'remote-store'));
  expect(Object.keys(found)).toEqual([...sharedLibraries]);
  for (const version of Object.values(found)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  const empty = mkdtempSync(path.join(tmpdir(), 'little-arches-empty-'));
  expect(() => installedLibraries(empty)).toThrow(/^react is not installed for .*: npm install react$/);
  rmSync(empty, { recursive: true });
});
