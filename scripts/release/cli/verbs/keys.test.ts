import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publish } from '../../publish';
import { storeSite } from '../../site/stored-site';
import { readRegistry } from '../../store/channel-registry';
import { createSampleCheckout, sampleConfig } from '../../testing/sample-build';
import { openAs, type Releaser } from '../../testing/signed-store';
import { run } from '../main';

let checkout: ReturnType<typeof createSampleCheckout>;
let ada: Releaser;
let [out, err]: [string[], string[]] = [[], []];
const before = { ...process.env };

beforeEach(async () => {
  checkout = createSampleCheckout();
  ada = openAs('Ada', checkout.releases);
  process.env = { ...before, DATA_DIR: ada.dataDir, RELEASE_STORE: checkout.releases, RELEASE_KEY: ada.pem };
  process.env.RELEASED_BY = 'Ada';
  jest.spyOn(console, 'log').mockImplementation((line) => out.push(String(line)));
  jest.spyOn(console, 'error').mockImplementation((line) => err.push(String(line)));
  const { store } = ada;
  await publish(store, 'production', [checkout.build({ name: 'shell', version: '1.0.0' })], {
    by: 'Ada',
    async compose() {
      const html = '<p>text</p>'.repeat(50);
      const pages = [{ pattern: '/', status: 200, html, listed: true, owner: 'shell' }] as const;
      const composition = { id: 'abc', shell: { version: '1.0.0' }, remotes: [] };
      return (await storeSite(store, { composition, config: sampleConfig, pages, unrendered: [] })).id;
    },
  });
});
afterEach(() => {
  checkout.remove();
  process.env = before;
  jest.restoreAllMocks();
});

/** Runs the command; returns its exit code and its output. */
async function release(...args: string[]): Promise<readonly [number, string]> {
  [out, err] = [[], []];
  const code = await run(args);
  return [code, [...out, ...err].join('\n')];
}

const fileOf = (key: string) => path.join(checkout.releases, key);

it('shows the owners of each package, and the settings for readers on other machines', async () => {
  const [code, text] = await release('keys');
  expect(code).toBe(0);
  expect(text).toContain(`shell             Ada (${ada.key.id.slice(0, 12)})`);
  expect(text).toContain(`RELEASE_OWNERS=shell=${ada.key.id}\n`);
  expect(text).toMatch(/RELEASE_NOT_BEFORE=production=\d{4}-\d\d-\d\dT[\d:.]+Z\n/);
  expect(text).not.toContain('PRIVATE');
  expect((await release('keys', 'remote-x'))[1]).toContain('no owners yet');
});

it('creates a key that only this user may read, shows its public part, and replaces no existing key', async () => {
  process.env.RELEASE_KEY = '';
  const [code, text] = await release('keys', '--new');
  const file = path.join(ada.dataDir, 'release-key.pem');
  expect([code, text]).toEqual([0, expect.stringContaining('-----BEGIN PUBLIC KEY-----')]);
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
  const pem = readFileSync(file, 'utf8');
  expect(text).not.toContain(pem.split('\n')[1]);
  expect(await release('keys', '--new')).toEqual([1, expect.stringContaining('There is a key already')]);
  expect(readFileSync(file, 'utf8')).toBe(pem);
});

it('adds a key, admits a new package, and retires a key', async () => {
  const bob = openAs('Bob', checkout.releases);
  process.env.RELEASE_KEY = bob.pem;
  const pem = (await release('keys'))[1].match(/-----BEGIN[\s\S]*KEY-----$/m)?.[0] ?? '';
  const args = [`--add=${pem}`, '--package', 'shell', '--name', 'Bob'];
  expect(await release('keys', ...args)).toEqual([1, expect.stringContaining('shell belongs to Ada')]);
  process.env.RELEASE_KEY = ada.pem;
  expect(await release('keys', ...args)).toEqual([
    0,
    expect.stringMatching(/^shell belongs to Ada .*, Bob /),
  ]);
  const file = path.join(checkout.folder, 'bob.pem');
  writeFileSync(file, pem);
  const [code, text] = await release('keys', '--add', file, '--package', 'remote-new');
  expect([code, text]).toEqual([0, expect.stringContaining('shell lets in remote-new')]);
  expect((await release('keys', '--retire', bob.key.id.slice(0, 8), '--package', 'shell'))[0]).toBe(0);
  expect((await release('keys', 'shell'))[1]).not.toContain('Bob');
  expect(existsSync(fileOf('keys/remote-new.json'))).toBe(false);
});

it.each([
  [['--add', 'nothing.pem', '--package', 'shell'], "There is no file 'nothing.pem'"],
  [['--add', 'x'], 'Say whose owners change'],
  [['--retire', 'abc', '--package', 'shell'], 'names no key of shell'],
  [['--retire', 'abc', '--package', 'remote-x'], 'remote-x has no owners in this store'],
])('names the missing thing for %j', async (args, message) => {
  expect(await release('keys', ...args)).toEqual([2, expect.stringContaining(message)]);
});

it('refuses a private key in place of a public one', async () => {
  const [code, text] = await release('keys', `--add=${ada.pem}`, '--package', 'shell', '--name', 'Ada');
  expect([code, text]).toEqual([2, expect.stringContaining('--add is a private key')]);
  expect(text).not.toContain(ada.pem.split('\n')[1]);
});

describe('verify', () => {
  const damages: Record<string, [string, () => Promise<void> | void]> = {
    'a file': [
      'entry.js of shell 1.0.0 is not the file',
      () => writeFileSync(fileOf('shell/1.0.0/entry.js'), 'x'),
    ],
    'a file of the Node build': [
      'node/routes.mjs of shell 1.0.0 is not the file',
      () => writeFileSync(fileOf('shell/1.0.0/node/routes.mjs'), 'x'),
    ],
    'a compressed form': [
      'entry.js.br in the release store does not hold what',
      () => writeFileSync(fileOf('shell/1.0.0/entry.js.br'), 'x'),
    ],
    'a descriptor': [
      'The descriptor of shell 1.0.0',
      () => writeFileSync(fileOf('shell/1.0.0/descriptor.json'), '{}'),
    ],
    'the manifest': [
      'is not the site that was composed',
      async () => {
        const { registry } = await readRegistry(ada.store, 'production');
        writeFileSync(fileOf(`sites/${registry.site}.json`), '{}');
      },
    ],
    'a page': ['is not the page that was composed', async () => damagePage('')],
    'a page’s compressed form': [
      '.html.gz in the release store is not what was composed',
      () => damagePage('.gz'),
    ],
    'the pointer': [
      'channels/production.json in the release store was changed after it was signed',
      () => {
        const file = fileOf('channels/production.json');
        writeFileSync(file, readFileSync(file, 'utf8').replace('"2.9.2"', '"2.9.3"'));
      },
    ],
  };

  async function damagePage(form: string): Promise<void> {
    const page = (await ada.store.list('pages')).find(({ key }) => key.endsWith('.html'));
    writeFileSync(fileOf(`${page?.key}${form}`), 'x');
  }

  it('reads everything that is live', async () => {
    const [code, text] = await release('verify');
    expect([code, text]).toEqual([
      0,
      expect.stringContaining('6 files and 1 pages of production are what was released, signed'),
    ]);
  });

  it.each(Object.keys(damages))('reports an altered file: %s', async (name) => {
    const [message, damage] = damages[name] ?? [];
    await damage?.();
    expect(await release('verify')).toEqual([1, expect.stringContaining(message ?? '')]);
    const [code, text] = await release('verify', '--json');
    const told: unknown = JSON.parse(text);
    expect([code, told]).toMatchObject([1, { ok: false, signed: true }]);
  });
});

it('composes what the owners signed after an intruder changed the pointer', async () => {
  const file = fileOf('channels/production.json');
  const { site = '' } = (await readRegistry(ada.store, 'production')).registry;
  writeFileSync(file, readFileSync(file, 'utf8').replace(site, 'f'.repeat(64)));
  expect(await release('compose')).toEqual([1, expect.stringContaining('compose --repair')]);
  // The sample has no Node build to render; the error about the missing build shows that composing began.
  expect((await release('compose', '--repair'))[1]).not.toContain('It is not known which backend');
});
