import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDirectory } from './lock-file';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'little-arches-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const lock = () => join(directory, 'backend.lock');
const leave = (holder: object) => writeFileSync(lock(), JSON.stringify(holder));
const NOBODY = 2 ** 22 + 1;

it('is held until it is let go, and leaves nothing behind', () => {
  const release = lockDirectory(directory);
  expect(JSON.parse(readFileSync(lock(), 'utf8'))).toMatchObject({ pid: process.pid });
  expect(() => lockDirectory(directory)).toThrow(/is in use by process \d+ .*Stop that process, or choose/);
  release();
  expect(readdirSync(directory)).toEqual([]);
  lockDirectory(directory)();
});

it.each([
  ['a dead process', { pid: NOBODY, startedAt: Date.now() }],
  ['a process from before the machine started', { pid: process.ppid, startedAt: 0 }],
  ['an earlier process with the same id', { pid: process.pid, startedAt: Date.now() }],
  ['nobody that can be read', { broken: true }],
])('is taken over from %s', (_, holder) => {
  leave(holder);
  const release = lockDirectory(directory);
  expect(JSON.parse(readFileSync(lock(), 'utf8')).pid).toBe(process.pid);
  release();
  expect(readdirSync(directory)).toEqual([]);
});

it('is respected while the other process lives', () => {
  leave({ pid: process.ppid, startedAt: Date.now() });
  expect(() => lockDirectory(directory)).toThrow(`is in use by process ${process.ppid}`);
  expect(existsSync(lock())).toBe(true);
});

it('creates a directory that is not there yet', () => {
  const release = lockDirectory(join(directory, 'a', 'b'));
  expect(existsSync(join(directory, 'a', 'b', 'backend.lock'))).toBe(true);
  release();
});

it('says what to do when the directory is a file', () => {
  const file = join(directory, 'file');
  writeFileSync(file, '');
  for (const path of [file, join(file, 'below')])
    expect(() => lockDirectory(path)).toThrow(/is a file, or lies inside one\. Move that file away/);
});
