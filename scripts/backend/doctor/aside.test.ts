import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { moveAside } from '../database/move-aside';
import { examineAside } from './aside';

let dataDir: string;
let backend: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'little-arches-aside-'));
  backend = path.join(dataDir, 'backend');
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Moves a database of so many bytes aside, and makes it so many days old. */
function putAside(bytes: number, days: number): void {
  mkdirSync(path.join(backend, 'database', 'base'), { recursive: true });
  writeFileSync(path.join(backend, 'database', 'base', '1'), Buffer.alloc(bytes));
  const folder = moveAside(backend, 'before-restore', ['database']);
  const time = new Date(Date.now() - days * 86_400_000 - 60_000);
  utimesSync(folder, time, time);
}

it('finds nothing when no file was moved aside', () => {
  expect(examineAside(dataDir)).toEqual([]);
  mkdirSync(path.join(backend, 'aside'), { recursive: true });
  expect(examineAside(dataDir)).toEqual([]);
});

it('reports moved files with their size, their age and what to do', () => {
  putAside(2_500_000, 12);
  putAside(500_000, 3);
  const folder = path.join(backend, 'aside');
  expect(examineAside(dataDir)).toEqual([
    {
      subject: 'Data put aside',
      state: `2 in ${folder}: 3.0 MB, the oldest 12 days old`,
      fix: `A restore or a first start cut short left them, with personal data in them. Once the site has what it needs, delete that folder: ${folder}`,
    },
  ]);
});

it('reports the age of a folder moved today', () => {
  putAside(1, 0);
  expect(examineAside(dataDir)[0]?.state).toMatch(/^1 in .*: 0\.0 MB, put there today$/);
});

it('follows no link out of the folder', () => {
  putAside(0, 1);
  writeFileSync(path.join(dataDir, 'large'), Buffer.alloc(5_000_000));
  symlinkSync(dataDir, path.join(backend, 'aside', 'loop'));
  symlinkSync(path.join(dataDir, 'large'), path.join(backend, 'aside', 'link'));
  expect(examineAside(dataDir)[0]?.state).toContain(': 0.0 MB, ');
});

it('names a file that can’t be read', () => {
  mkdirSync(backend);
  writeFileSync(path.join(backend, 'aside'), 'a file');
  expect(examineAside(dataDir)).toMatchObject([
    { state: expect.stringContaining('can’t be read (ENOTDIR)'), fix: expect.any(String) },
  ]);
});
