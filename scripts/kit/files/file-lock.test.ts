import childProcess, { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { textArgs } from '../processes/typescript-program';
import { locked, lockFile } from './file-lock';

let directory = '';
let file = '';
const children: ChildProcess[] = [];
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'little-arches-lock-'));
  file = path.join(directory, 'folder/count.lock');
});
afterEach(async () => {
  for (const child of children.splice(0)) await kill(child);
  rmSync(directory, { recursive: true, force: true });
});

const MODULE = JSON.stringify(path.resolve('scripts/kit/files/file-lock.ts'));

/**
 * Starts a process, optionally through another program, that holds the lock until it is killed or this process ends:
 * the first process of a namespace ignores signals to end.
 */
async function hold(...by: readonly string[]): Promise<ChildProcess> {
  const program = `
    const { locked } = require(${MODULE});
    process.stdin.resume().on('end', () => process.exit());
    await locked(${JSON.stringify(file)}, () => new Promise(() => console.log('held')));`;
  const [command = '', ...args] = [...by, process.execPath, ...textArgs(program)];
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.signalCode !== null) return;
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
}

it('queues the calls of one process without a time limit', async () => {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 60));
  const turns = Array.from({ length: 10 }, () => locked(file, pause, 200));
  await expect(Promise.all(turns)).resolves.toHaveLength(10);
});

it('runs calls one after the other, and leaves no file behind', async () => {
  let working = 0;
  const work = async () => {
    expect(++working).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 2));
    working--;
  };
  await Promise.all(Array.from({ length: 10 }, () => locked(file, work)));
  expect(readdirSync(path.dirname(file))).toEqual([]);
});

it('is released when the work throws', async () => {
  await expect(locked(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await locked(file, async () => 'yes')).toBe('yes');
});

it('reports a lock that is held too long, with the process that holds it', async () => {
  const { pid } = await hold();
  await expect(locked(file, async () => {}, 300)).rejects.toMatchObject({
    name: 'EnvironmentError',
    message: expect.stringMatching(
      new RegExp(`^${file} has been held by process ${pid} on \\S+ for 0.3 seconds. End that process`),
    ),
  });
  expect(existsSync(file)).toBe(true);
});

it('is free after its holder was killed, although its file remains', async () => {
  await kill(await hold());
  expect(readFileSync(file, 'utf8')).toMatch(/^process \d+ on /);
  expect(await locked(file, async () => 'free')).toBe('free');
  expect(existsSync(file)).toBe(false);
});

it('is not free while its holder is stopped, as on a suspended machine', async () => {
  if (process.platform === 'win32') return;
  const child = await hold();
  child.kill('SIGSTOP');
  await expect(locked(file, async () => {}, 300)).rejects.toThrow('has been held');
});

it('is respected across process namespaces, in both directions', async () => {
  const [unshare = '', ...elsewhere] = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
  if (spawnSync(unshare, [...elsewhere, 'true']).status !== 0)
    return console.warn('Not tried: only root on Linux can make a process namespace.');
  const child = await hold(unshare, ...elsewhere);
  await expect(locked(file, async () => {}, 300)).rejects.toThrow('has been held by process 1 on');
  await kill(child);
  const program = `
    const { lockFile } = require(${MODULE});
    console.log(await lockFile(${JSON.stringify(file)}));`;
  const other = () => spawnSync(unshare, [...elsewhere, process.execPath, ...textArgs(program)]);
  expect(await locked(file, async () => String(other().stdout))).toBe('undefined\n');
});

it('waits until its holder releases it', async () => {
  const lock = await lockFile(path.join(directory, 'one'));
  const second = lockFile(path.join(directory, 'one'), 30_000);
  expect(await lockFile(path.join(directory, 'one'))).toBeUndefined();
  lock?.release();
  expect((await second)?.isHeld()).toBe(true);
  (await second)?.release();
});

it('locks the new file when the earlier holder removes its file just before', async () => {
  if (process.platform !== 'linux') return;
  const one = path.join(directory, 'one');
  jest.spyOn(childProcess, 'spawnSync').mockImplementationOnce((program, args, options) => {
    rmSync(one);
    return spawnSync(program, args ?? [], options);
  });
  const lock = await lockFile(one, 30_000);
  expect(lock?.isHeld()).toBe(true);
  lock?.release();
  jest.restoreAllMocks();
});

it('follows no symbolic link', async () => {
  if (process.platform === 'win32') return;
  const secret = path.join(directory, 'secret');
  writeFileSync(secret, 'secret');
  symlinkSync(secret, path.join(directory, 'link.lock'));
  await expect(locked(path.join(directory, 'link.lock'), async () => {})).rejects.toThrow('ELOOP');
  expect(readFileSync(secret, 'utf8')).toBe('secret');
});
