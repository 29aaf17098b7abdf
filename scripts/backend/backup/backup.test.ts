import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startCommand } from '@little-arches/kit/processes/start-process';
import {
  type BackendProcess,
  clearAway,
  createFilledDirectory,
  createTestDirectory,
  startBackendProcess,
} from '../testing/backend-process';
import { createFamily, PASSWORD } from '../testing/test-families';

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

/** Returns every row of all our tables as one comparable value. */
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

/** Sends one contact message after the other until it is stopped; counts the acknowledged ones. */
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

/** Creates a directory with a family, and a backup made while messages are written. */
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
  for (const authorization of ['', 'Bearer ', `Bearer ${backend.publishableKey}`])
    expect((await fetch(`${backend.url}/backup`, { headers: { authorization } })).status).toBe(404);
  expect(await run('restore', dataDir, '--from', file)).toMatchObject({
    code: 1,
    output: expect.stringMatching(/is in use by process \d+ .*Stop that process/),
  });
  await backend.stop();
});

it('restores a backup made under load with everything acknowledged before it, and the same keys', async () => {
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
  const names = readdirSync(join(elsewhere, 'backend')).sort();
  expect(names).toEqual(['aside', 'database', 'keys.json', 'mailbox.jsonl']);
  expect(readdirSync(join(elsewhere, 'backend', 'aside'))).toEqual([]);
});

it('makes the same backup of a stopped site, and never replaces a file', async () => {
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

it('moves the earlier content aside', async () => {
  const place = createTestDirectory();
  const folder = join(place, 'backend');
  mkdirSync(join(folder, 'database'), { recursive: true });
  writeFileSync(join(folder, 'database', 'present'), 'mine');
  writeFileSync(join(folder, 'keys.json'), 'mine');
  const { code, output } = await run('restore', place, '--from', file);
  expect([code, output]).toEqual([0, expect.stringContaining('What was there before is in')]);
  const [aside = ''] = readdirSync(join(folder, 'aside'));
  expect(readdirSync(join(folder, 'aside', aside)).sort()).toEqual(['database', 'keys.json']);
  expect(existsSync(join(folder, 'aside', aside, 'database', 'present'))).toBe(true);
  expect(keysOf(place)).toBe(keysOf(dataDir));
});

it('refuses a file that is no backup, and changes nothing', async () => {
  const place = createTestDirectory();
  const foreign = join(place, 'foreign');
  writeFileSync(foreign, 'hello');
  const result = await run('restore', place, '--from', foreign);
  expect(result).toMatchObject({ code: 1, output: expect.stringContaining('is no backup of this release') });
  expect(existsSync(join(place, 'backend'))).toBe(false);
});

it.each([
  ['backup', [], 'No file is named. Write: npm run backup -- --to FILE'],
  ['restore', ['--form', 'x'], "Unknown option '--form'. Write: npm run restore -- --from FILE"],
])('%s %j prints how to write it', async (command, args, sentence) => {
  const result = await run(command, createTestDirectory(), ...args);
  expect(result).toEqual({ code: 1, output: expect.stringContaining(`\n${sentence}\n`) });
});
