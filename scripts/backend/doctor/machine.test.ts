import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockDirectory } from '../database/lock-directory';
import {
  examineBrowser,
  examineDataDirectory,
  examineDisk,
  examineLineEndings,
  examineNginx,
  examinePackages,
  examinePort,
  examineVersion,
} from './machine';

test.each([
  ['20.19.0', true],
  ['22.1.0', true],
  ['20.18.9', false],
  ['9.99.0', false],
])('version %s where 20.19 is wanted: good is %s', (version, good) => {
  expect(examineVersion('Node', version, '20.19', 'Install').fix).toBe(good ? undefined : 'Install');
});

test('a program that is not there is a problem', () => {
  expect(examineVersion('npm', undefined, '10.0', 'Install')).toMatchObject({
    state: 'not found',
    fix: 'Install',
  });
});

describe('packages', () => {
  const linux = { os: 'linux', cpu: 'x64', libc: 'glibc' };
  const locked = {
    '': {},
    'node_modules/shell': { link: true },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/a/node_modules/b': { version: '2.0.0' },
    'node_modules/mac': { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] },
    'node_modules/musl': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
    'node_modules/gnu': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
  };
  const all: Record<string, string> = {
    'node_modules/a': '1.0.0',
    'node_modules/a/node_modules/b': '2.0.0',
    'node_modules/gnu': '1.0.0',
  };

  test('ignores packages of other systems', () => {
    expect(examinePackages(locked, (folder) => all[folder], linux)).toEqual({
      subject: 'Packages',
      state: '3 installed, as the lock file says',
    });
  });

  test.each([
    ['another version', { ...all, 'node_modules/a/node_modules/b': '2.0.1' }, 'b'],
    ["this system's binary missing", { ...all, 'node_modules/gnu': '' }, 'gnu'],
  ])('%s is a problem', (_, installed: Record<string, string>, name) => {
    expect(examinePackages(locked, (folder) => installed[folder], linux)).toMatchObject({
      state: `1 missing or of another version (${name})`,
      fix: 'Run: npm ci',
    });
  });
});

describe('a port', () => {
  const servers: Server[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
  });
  async function listening(server: Server): Promise<number> {
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  }
  const serving = (html: string) =>
    listening(createHttpServer((_, response) => response.setHeader('connection', 'close').end(html)));

  test('reports an unused port as free', async () => {
    const port = await listening(createServer());
    await new Promise((resolve) => servers.pop()?.close(resolve));
    expect(await examinePort(port, 'PORT')).toMatchObject({ state: 'free (PORT)', ours: false });
  });

  test('our own site has is no problem', async () => {
    const found = await examinePort(
      await serving('<script type="application/json" id="composition">'),
      'PORT',
    );
    expect(found).toMatchObject({
      ours: true,
      state: expect.stringContaining('Little Arches is running here'),
    });
    expect(found.fix).toBeUndefined();
  });

  test('reports a port held by another web server, by name', async () => {
    const found = await examinePort(await serving('<title>Other project</title>'), 'PORT');
    expect(found.state).toBe("taken by a web server with the page 'Other project'");
    expect(found.fix).toContain('set PORT');
  });

  test('a program that speaks something else has is a problem', async () => {
    const port = await listening(createServer((socket) => socket.resume().end('no web\n')));
    expect((await examinePort(port, 'PORT')).state).toContain('no web server');
  });
});

describe('the data directory', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'machine-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('does not create a missing directory', async () => {
    const wanted = path.join(folder, 'a/b');
    expect(await examineDataDirectory(wanted, false)).toEqual({
      subject: 'Data directory',
      state: `${wanted} can be made`,
    });
    expect((await examineDataDirectory(wanted, false)).state).toContain('can be made');
  });

  test('held by a live process is a problem, unless that is the running backend', async () => {
    const lock = await lockDirectory(path.join(folder, 'backend'));
    expect(await examineDataDirectory(folder, false)).toMatchObject({
      state: expect.stringContaining(`process ${process.pid}`),
      fix: expect.stringContaining('DATA_DIR'),
    });
    expect((await examineDataDirectory(folder, true)).fix).toBeUndefined();
    lock.release();
  });

  test('releases an old database after the check', async () => {
    mkdirSync(path.join(folder, 'backend'));
    for (let time = 0; time < 2; time++)
      expect((await examineDataDirectory(folder, false)).fix).toBeUndefined();
  });
});

test('disk, programs and line endings name their fix', () => {
  expect(examineDisk(5e9)).toEqual({ subject: 'Disk', state: '5.0 GB free' });
  expect(examineDisk(2e8).fix).toContain('1 GB');
  const none = { file: undefined, version: undefined, chosen: undefined };
  const there = { ...none, file: '/usr/bin/it', version: 'It 1.0' };
  expect(examineBrowser(there, false)).toEqual({
    subject: 'Browser for tests',
    state: 'It 1.0, /usr/bin/it',
  });
  expect(examineBrowser({ ...there, version: undefined }, true).state).toContain("can't be run");
  expect(examineBrowser(none, false).fix).toContain('CHROME_PATH');
  expect(examineBrowser(none, true).fix).toBeUndefined();
  expect(examineBrowser({ ...none, chosen: '/nowhere' }, true).state).toContain("'/nowhere'");
  expect(examineNginx(there).fix).toBeUndefined();
  expect(examineNginx(none).state).toContain('leaves its journey out');
  expect(examineNginx({ ...none, chosen: '/nowhere' }).fix).toContain('NGINX_PATH');
  expect(examineLineEndings('a\nb\n').fix).toBeUndefined();
  expect(examineLineEndings('a\r\nb\r\n').fix).toContain('core.autocrlf');
});
