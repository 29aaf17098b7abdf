import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { textArgs } from '@little-arches/kit/processes/typescript-program';
import { lockDirectory, readHolder } from './lock-directory';

const IN_USE = /is in use by process \d+ on \S+ \(since .*\)\. Stop that process, or choose another/;
const children: ChildProcess[] = [];
let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'little-arches-lock-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) await end(child);
  rmSync(directory, { recursive: true, force: true });
});

/** Starts a process, optionally through another program, that holds the lock until it is ended. */
async function hold(...by: string[]): Promise<ChildProcess> {
  const module = resolve('scripts/backend/database/lock-directory.ts');
  const program = `
    const { lockDirectory } = require(${JSON.stringify(module)});
    await lockDirectory(${JSON.stringify(directory)});
    console.log('held');
    setInterval(() => {}, 1000);`;
  const [command = '', ...args] = [...by, process.execPath, ...textArgs(program)];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  let complaint = '';
  child.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  const [line] = await Promise.race([once(child.stdout, 'data'), once(child, 'close')]);
  if (String(line) !== 'held\n') throw new Error(complaint);
  return child;
}

/** Locks the directory as soon as the system has released the lock of the ended holder. */
async function takeOver(): ReturnType<typeof lockDirectory> {
  const begin = performance.now();
  for (;;)
    try {
      return await lockDirectory(directory);
    } catch (error) {
      if (performance.now() - begin > 10_000) throw error;
    }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

it('holds the lock until it is released, and leaves no file behind', async () => {
  const lock = await lockDirectory(directory);
  expect(readHolder(directory)).toMatchObject({ pid: process.pid });
  await expect(lockDirectory(directory)).rejects.toThrow(IN_USE);
  lock.release();
  expect(readdirSync(directory)).toEqual([]);
  (await lockDirectory(directory)).release();
});

it('respects the lock of a stopped process, as on a suspended machine', async () => {
  if (process.platform === 'win32') return;
  const child = await hold();
  child.kill('SIGSTOP');
  await expect(lockDirectory(directory)).rejects.toThrow(IN_USE);
  child.kill('SIGCONT');
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

it('respects the lock across process namespaces, in both directions', async () => {
  const elsewhere = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
  if (spawnSync('unshare', [...elsewhere.slice(1), 'true']).status !== 0)
    return console.warn('Not tried: only root on Linux can make a process namespace.');
  const child = await hold(...elsewhere);
  expect(readHolder(directory)?.pid).toBe(1);
  await expect(lockDirectory(directory)).rejects.toThrow(IN_USE);
  await end(child);
  const lock = await takeOver();
  await expect(hold(...elsewhere)).rejects.toThrow(IN_USE);
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
