import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { readJson } from '@little-arches/kit/files/read-json';
import { workspaceFolders } from '@little-arches/kit/files/workspaces';
import * as v from 'valibot';
import { completeLock, entriesWithoutIntegrity } from './lock-platforms.mjs';

const root = projectRoot();
const versions = v.optional(v.record(v.string(), v.string()), {});
const manifestSchema = v.object({ dependencies: versions, devDependencies: versions });
const lockSchema = v.looseObject({ packages: v.record(v.string(), v.looseObject({})) });

// `npm run lock` repairs each of these.
test('the lock file has the packages of every system, each with its hash, and names no host', () => {
  const file = path.join(root, 'package-lock.json');
  const lock = readJson(file, lockSchema);
  expect(entriesWithoutIntegrity(lock)).toEqual([]);
  expect(completeLock(lock)).toEqual([]);
  expect(readFileSync(file, 'utf8')).not.toMatch(/"resolved": "(https?|git)/);
});

test.each(['.', ...workspaceFolders(root)])('%s wants exact versions', (folder) => {
  const { dependencies, devDependencies } = readJson(path.join(root, folder, 'package.json'), manifestSchema);
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(loose).toEqual([]);
});
