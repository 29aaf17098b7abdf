import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { installedLibraries, sharedLibraries } from './shared-libraries';

it('finds the libraries installed for a package, and names a missing one', () => {
  const found = installedLibraries(path.join(projectRoot(), 'remote-store'));
  expect(Object.keys(found)).toEqual([...sharedLibraries]);
  for (const version of Object.values(found)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  const empty = mkdtempSync(path.join(tmpdir(), 'little-arches-empty-'));
  expect(() => installedLibraries(empty)).toThrow(/^react is not installed for .*: npm install react$/);
  rmSync(empty, { recursive: true });
});
