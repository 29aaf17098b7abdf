import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDirectory, readHolder } from './lock-directory';

const IN_USE = /is in use by process \d+ on \S+ \(since .*\)\. Stop that process, or choose another/;
let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'little-arches-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

it('holds the lock until it is released, and leaves no file behind', async () => {
  const lock = await lockDirectory(directory);
  expect(readHolder(directory)).toMatchObject({ pid: process.pid });
  await expect(lockDirectory(directory)).rejects.toThrow(IN_USE);
  lock.release();
  expect(readdirSync(directory)).toEqual([]);
  (await lockDirectory(directory)).release();
});

it('ignores the times and process ids in a lock file', async () => {
  const lock = await lockDirectory(directory);
  const long = { pid: 2 ** 22 + 1, host: 'elsewhere', since: '1990-01-01T00:00:00.000Z' };
  for (const content of [JSON.stringify(long), '{}', '']) {
    writeFileSync(join(directory, 'backend.holder.json'), content);
    await expect(lockDirectory(directory)).rejects.toThrow('is in use by');
  }
  lock.release();
});

it('notifies its holder when someone removes or replaces the lock’s file', async () => {
  const lock = await lockDirectory(directory);
  const file = join(directory, 'backend.lock');
  renameSync(file, `${file}.moved`);
  expect(() => lock.mustBeHeld()).toThrow('This one writes nothing any more: stop it and start again.');
  const second = await lockDirectory(directory);
  expect(() => lock.mustBeHeld()).toThrow(/removed or replaced/);
  lock.release();
  expect(() => second.mustBeHeld()).not.toThrow();
  expect(readHolder(directory)?.pid).toBe(process.pid);
  second.release();
});

it('creates a missing directory', async () => {
  const lock = await lockDirectory(join(directory, 'a', 'b'));
  expect(existsSync(join(directory, 'a', 'b', 'backend.lock'))).toBe(true);
  lock.release();
});

it('reports the fix when the directory is a file', async () => {
  const file = join(directory, 'file');
  writeFileSync(file, '');
  for (const path of [file, join(file, 'below')])
    await expect(lockDirectory(path)).rejects.toThrow(/is a file, or lies inside one\. Move that file away/);
});
