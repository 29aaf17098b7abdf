import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeAside, moveAside } from './move-aside';

it('reports the folder of files that were moved aside, until it is deleted', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'little-arches-aside-'));
  expect(describeAside(directory)).toBeUndefined();
  writeFileSync(path.join(directory, 'database'), 'rows');
  const folder = moveAside(directory, 'database');
  expect(describeAside(directory)).toContain(`is in ${path.join(directory, 'aside')}: delete that folder`);
  rmSync(folder, { recursive: true });
  expect(describeAside(directory)).toBeUndefined();
  rmSync(directory, { recursive: true });
});
