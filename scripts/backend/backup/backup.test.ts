import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { startCommand } from '@scripts/kit/processes/start-process';
import * as v from 'valibot';
import { startBackend } from '../process/start-backend';
import {
  type BackendProcess,
  clearAway,
  createFilledDirectory,
  createTestDirectory,
  SITE_URL,
  startBackendProcess,
} from '../testing/backend-process';
import { createFamily, PASSWORD } from '../testing/test-families';
import { finishSwap } from './swap-content';

afterAll(clearAway);

interface Result {
  readonly code: number | null;
  readonly output: string;
}

/** Runs `npm run backup` or `restore` as a person does; the backend's folder is below DATA_DIR. */
const start = (command: string, dataDir: string, ...args: string[]) =>
  startCommand([command, ...args], { env: { DATA_DIR: dataDir } });
const run = async (...args: Parameters<typeof start>): Promise<Result> => {
  const running = start(...args);
  return { code: await running.ended, output: running.output() };
};

const keysOf = (dataDir: string) => readFileSync(join(dataDir, 'backend', 'keys.json'), 'utf8');
const startIn = (dataDir: string) => startBackendProcess({ dataDir: join(dataDir, 'backend') });

/** Every row of every table of ours, as one comparable value. */
async function contentOf(backend: BackendProcess): Promise<unknown> {
  const tables = [
    'profiles',
    'children',
    'scans',
    'exercises_done',
    'products',
    'articles',
    'orders',
    'order_lines',
  ];
  const rows = tables.map(async (table) => {
    const { data } = await backend.service().from(table).select('*').throwOnError();
    return [table, data.map((row) => JSON.stringify(row)).sort()];
  });
  return Object.fromEntries(await Promise.all(rows));
}

/** Sends one contact message after the other until it is stopped; counts those that were acknowledged. */
function startWriting(backend: BackendProcess): { acknowledged: string[]; stop(): Promise<void> } {
  const acknowledged: string[] = [];
  let isStopped = false;
  const work = (async () => {
    while (!isStopped) {
      const name = `Person ${acknowledged.length}`;
      const message = { name, email: 'load@example.org', message: 'x'.repeat(500), ip_hash: 'load' };
      await backend.service().from('contact_messages').insert(message).throwOnError();
      acknowledged.push(name);
    }
  })();
  return {
    acknowledged,
    async stop() {
      isStopped = true;
      await work;
    },
  };
}

let dataDir: string;
let file: string;
let content: unknown;
let email: string;
let acknowledged: string[];

/** One directory with a family, and a backup of it made while someone writes. */
beforeAll(async () => {
  dataDir = await createFilledDirectory('backend');
  file = join(createTestDirectory(), 'folder', 'site.backup');
  const backend = await startIn(dataDir);
  ({ email } = await createFamily(backend));
  content = await contentOf(backend);
  const writer = startWriting(backend);
  while (writer.acknowledged.length < 20) await new Promise((resolve) => setTimeout(resolve, 10));
  acknowledged = [...writer.acknowledged];
  const result = await run('backup', dataDir, '--to', file);
  expect(result).toMatchObject({ code: 0, output: expect.stringContaining(`The backup is in ${file}.`) });
  await writer.stop();
  expect(readdirSync(join(dataDir, 'backend', 'work'))).toEqual([]);
  const door = `${backend.url}/operator/v1/snapshot`;
  const { secretKey } = v.parse(v.object({ secretKey: v.string() }), JSON.parse(keysOf(dataDir)));
  for (const authorization of ['', 'Bearer ', `Bearer ${secretKey}`])
    expect((await fetch(door, { method: 'POST', headers: { authorization } })).status).toBe(404);
  await backend.stop();
});

it('made under load restores into a new directory as everything acknowledged before it, and the same keys', async () => {
  const elsewhere = createTestDirectory();
  const result = await run('restore', elsewhere, '--from', file);
  expect(result).toMatchObject({ code: 0, output: expect.stringContaining('the next start uses it') });
  const backend = await startIn(elsewhere);
  expect(await contentOf(backend)).toEqual(content);
  const { data } = await backend.service().from('contact_messages').select('name').throwOnError();
  expect(data.map(({ name }) => name)).toEqual(expect.arrayContaining(acknowledged));
  const { error } = await backend.visitor().auth.signInWithPassword({ email, password: PASSWORD });
  expect(error).toBeNull();
  await backend.stop();
  expect(keysOf(elsewhere)).toBe(keysOf(dataDir));
  expect(readdirSync(join(elsewhere, 'backend')).sort()).toEqual(['database', 'keys.json', 'mailbox.jsonl']);
});

it('writes the same backup of a stopped site, and never replaces a file', async () => {
  const again = join(createTestDirectory(), 'again.backup');
  expect((await run('backup', dataDir, '--to', again)).code).toBe(0);
  const result = await run('backup', dataDir, '--to', again);
  expect(result).toMatchObject({
    code: 1,
    output: expect.stringContaining('is there already. Name another'),
  });
  const elsewhere = createTestDirectory();
  expect((await run('restore', elsewhere, '--from', again)).code).toBe(0);
  expect(keysOf(elsewhere)).toBe(keysOf(dataDir));
});

it('deletes older backups beside the new one where an age is named, and nothing else', async () => {
  const folder = createTestDirectory();
  const tar = gunzipSync(readFileSync(file)).toString('latin1');
  const old = tar.replace(/"createdAt":"\d{4}/, '"createdAt":"2019');
  writeFileSync(join(folder, 'old.backup'), gzipSync(Buffer.from(old, 'latin1')));
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  const made = await run('backup', dataDir, '--to', join(folder, 'new.backup'), '--keep', '30d');
  expect(made).toMatchObject({
    code: 0,
    output: expect.stringContaining(`Deleted the older backup ${join(folder, 'old.backup')}`),
  });
  expect(readdirSync(folder).sort()).toEqual(['new.backup', 'notes.txt']);
});

it('restores into a running site, whose backend continues with it', async () => {
  const place = createTestDirectory();
  expect((await run('restore', place, '--from', file)).code).toBe(0);
  const lines: string[] = [];
  const settings = { port: 0, dataDir: join(place, 'backend'), siteUrl: SITE_URL };
  const backend = await startBackend({ ...settings, log: (line) => lines.push(line) });
  try {
    const { secretKey: key } = v.parse(v.object({ secretKey: v.string() }), JSON.parse(keysOf(place)));
    const headers = { apikey: key, 'content-type': 'application/json', prefer: 'return=representation' };
    const later = { name: 'After the backup', email: 'later@example.org', message: 'x', ip_hash: 'later' };
    const table = `${backend.url}/rest/v1/contact_messages`;
    const written = await fetch(table, { method: 'POST', headers, body: JSON.stringify(later) });
    expect(written.status).toBe(201);
    const result = await run('restore', place, '--from', file);
    expect(result).toMatchObject({ code: 0, output: expect.stringContaining('the running site uses it') });
    const rows = await (await fetch(`${table}?select=name`, { headers })).json();
    const names = v.parse(v.array(v.object({ name: v.string() })), rows).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(acknowledged));
    expect(names).not.toContain(later.name);
    expect(lines.join('\n')).toContain('was started anew');
  } finally {
    await backend.stop();
  }
});

it('replaces the content wholly or not at all, wherever the restore is killed', async () => {
  const place = createTestDirectory();
  const folder = join(place, 'backend');
  const present = join(folder, 'database', 'present');
  mkdirSync(join(folder, 'database'), { recursive: true });
  writeFileSync(present, 'mine');
  writeFileSync(join(folder, 'keys.json'), 'mine');
  const begin = performance.now();
  expect((await run('restore', createTestDirectory(), '--from', file)).code).toBe(0);
  const length = performance.now() - begin;
  for (const part of [0.4, 0.7, 0.9, 1]) {
    const running = start('restore', place, '--from', file);
    const timer = setTimeout(() => running.signal('SIGKILL'), part * length);
    await running.ended;
    clearTimeout(timer);
    // What the next start does first.
    finishSwap(folder);
    const isOld = existsSync(present);
    expect(keysOf(place) === 'mine').toBe(isOld);
    expect(existsSync(join(folder, 'database', 'PG_VERSION'))).toBe(!isOld);
    if (!isOld) break;
  }
});

it('refuses a file that is something else by name, and changes nothing', async () => {
  const place = createTestDirectory();
  const foreign = join(place, 'foreign');
  writeFileSync(foreign, 'hello');
  const result = await run('restore', place, '--from', foreign);
  expect(result).toMatchObject({ code: 1, output: expect.stringContaining('is no backup of this site') });
  expect(readdirSync(join(place, 'backend'))).toEqual([]);
});

it.each([
  ['backup', [], 'No file is named. Write: npm run backup -- --to FILE [--keep 30d]'],
  [
    'backup',
    ['--to', 'x', '--keep', '30'],
    "--keep has no age in days: '30'. Write a whole number from 1 to 9999 and d, for example --keep 30d",
  ],
  [
    'restore',
    ['--from', 'x', '--keep', '30d'],
    "Unknown option '--keep'. Write: npm run restore -- --from FILE",
  ],
  ['restore', ['--form', 'x'], "Unknown option '--form'. Write: npm run restore -- --from FILE"],
])('%s %j says how to write it', async (command, args, sentence) => {
  const result = await run(command, createTestDirectory(), ...args);
  expect(result).toEqual({ code: 1, output: expect.stringContaining(`\n${sentence}\n`) });
});
