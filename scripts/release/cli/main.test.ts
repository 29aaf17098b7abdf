import fs from 'node:fs';
import { scratchFolder } from '@little-arches/build/testing/scratch-folder';
import { publish } from '../publish';
import { rollback } from '../rollback';
import { createDirectoryStore, type ReleaseStore } from '../store/store';
import { createSampleCheckout, sampleAddress } from '../testing/sample-build';
import { composeNothing } from '../testing/sample-releases';
import { run } from './main';
import { verbs } from './verbs';

let checkout: ReturnType<typeof createSampleCheckout>;
let store: ReleaseStore;
let [out, err]: [string[], string[]] = [[], []];
const before = { ...process.env };

beforeEach(async () => {
  checkout = createSampleCheckout();
  store = createDirectoryStore(checkout.releases);
  process.env = { ...before, DATA_DIR: checkout.folder, RELEASED_BY: 'Ada', RELEASE_STORE: '' };
  [out, err] = [[], []];
  jest.spyOn(console, 'log').mockImplementation((line) => out.push(String(line)));
  jest.spyOn(console, 'error').mockImplementation((line) => err.push(String(line)));
  const names = ['shell', 'remote-store'];
  await publish(
    store,
    'production',
    names.map((name) =>
      checkout.build({ name, version: '1.0.0', addresses: [sampleAddress(`/${name}`, 'page')] }),
    ),
    { by: 'Ada', compose: composeNothing, commit: 'abc123' },
  );
});
afterEach(() => {
  checkout.remove();
  process.env = before;
  jest.restoreAllMocks();
});

it('prints the general help, and that of each verb', async () => {
  expect(await run(['help'])).toBe(0);
  for (const name of Object.keys(verbs)) expect(out.join('\n')).toContain(`  ${name} `);
  for (const name of Object.keys(verbs)) {
    out = [];
    expect(await run(['help', name])).toBe(0);
    expect(out.join('\n')).toContain(`npm run release -- ${name}`);
    expect(await run([name, '--help'])).toBe(0);
  }
});

it.each([
  [[], ''],
  [['frobnicate'], "There is no verb 'frobnicate'"],
  [['publish'], 'Say which package'],
  [['rollback', 'shell', 'remote-store'], 'Say which one package'],
  [['status', 'shell'], "'shell' is too much"],
  [['status', '--colour'], "Unknown option '--colour'"],
  [['status', '--channel', '../x'], "'../x' is no name of a channel"],
  [['promote'], '--from staging'],
  [['promote', '--from', 'production'], 'It is not known which backend'],
  [['history', '--limit', 'many'], '--limit must be a number'],
  [['gc', '--keep', '0'], '--keep must be a number'],
  [['status', '--store', 'ftp://x'], "'ftp://x' is no release store"],
])('returns 2 for wrong usage: %j', async (args, message) => {
  expect(await run(args)).toBe(2);
  expect(err.join('\n')).toContain(message);
});

it('uses production by default, independent of the channel that npm start serves', async () => {
  process.env.CHANNEL = 'staging';
  expect(await run(['status'])).toBe(0);
  expect(out[0]).toMatch(/^Channel production: /);
});

it('shows what is live, who released it and from which commit', async () => {
  expect(await run(['status'])).toBe(0);
  expect(out.join('\n')).toMatch(/remote-store +1\.0\.0 .* by Ada {2}no way back/);
  out = [];
  expect(await run(['history'])).toBe(0);
  expect(out[0]).toMatch(/publish +remote-store 1\.0\.0 \(first\) by Ada commit abc123$/);
});

it('shows in the history which rollback was a recall', async () => {
  const newer = checkout.build({ name: 'remote-store', version: '1.1.0' });
  await publish(store, 'production', [newer], { by: 'Ada', compose: composeNothing });
  const recall = { name: 'remote-store', by: 'Ben', recall: true, compose: composeNothing };
  await rollback(store, 'production', recall);
  expect(await run(['history'])).toBe(0);
  expect(out[0]).toMatch(/recall +remote-store 1\.0\.0 \(before: 1\.1\.0\) by Ben commit abc123$/);
});

it('prints one JSON document for pipelines, whatever the result', async () => {
  for (const args of [['status'], ['history'], ['gc', '--dry-run']]) {
    out = [];
    expect(await run([...args, '--json'])).toBe(0);
    expect(out).toHaveLength(1);
    expect(JSON.parse(out[0] ?? '')).toMatchObject({ ok: true, verb: args[0] });
  }
  out = [];
  expect(await run(['rollback', 'remote-store', '--dry-run', '--json'])).toBe(2);
  expect(JSON.parse(out.join(''))).toMatchObject({ ok: false, error: expect.stringContaining('no earlier') });
});

it('returns 1 with the findings when a rule prevents the release', async () => {
  const wrong = [
    checkout.build({ name: 'shell', version: '2.0.0', contract: '2.0' }),
    checkout.build({ name: 'remote-store', version: '2.0.0', contract: '2.0' }),
  ];
  await publish(store, 'staging', wrong, { by: 'Ada', compose: composeNothing });
  const args = ['promote', 'remote-store', '--from', 'staging', '--dry-run'];
  expect(await run(args)).toBe(1);
  expect(out.join('\n')).toContain("Remote 'remote-store' 2.0.0 needs contract 2.0, the shell offers 1.0");
  expect(out.at(-1)).toBe('Refused; what is live stays as it was.');
  out = [];
  expect(await run([...args, '--json'])).toBe(1);
  const finding = expect.objectContaining({ rule: 'contract', package: 'remote-store', severity: 'error' });
  expect(JSON.parse(out.join(''))).toMatchObject({
    ok: false,
    error: 'refused',
    findings: expect.arrayContaining([finding]),
  });
});

describe('with another store', () => {
  const other = scratchFolder();

  it.each([
    ['--store', () => ['--store', other.path], () => undefined],
    ['RELEASE_STORE', () => [], () => other.path],
    ['--store before RELEASE_STORE', () => ['--store', other.path], () => 'ftp://x'],
  ])('uses the store named by %s', async (_, options, variable) => {
    process.env.RELEASE_STORE = variable() ?? '';
    expect(await run(['status', ...options()])).toBe(0);
    expect(out.join('\n')).toContain('nothing is live');
  });

  it('says that it is empty, and not of an unused channel', async () => {
    const sentence = `This store is empty: ${other.path}. Is it the one that you meant?`;
    expect(await run(['status', '--store', other.path])).toBe(0);
    expect(out[1]).toContain(sentence);
    out = [];
    expect(await run(['status', '--channel', 'staging'])).toBe(0);
    expect(out).toEqual(['Channel staging: nothing is live']);
  });
});

it.each([
  ['a full disk', 'ENOSPC', 'The disk is full: '],
  ['a store of another user', 'EACCES', 'This user may not use '],
])('returns 1 and a sentence with the next step for %s', async (_, code, sentence) => {
  jest.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw Object.assign(new Error(`${code}: write`), { code, syscall: 'write' });
  });
  Object.assign(process.env, {
    SITE_URL: 'https://www.littlearches.example',
    SUPABASE_URL: 'https://abc.supabase.co',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  });
  expect(await run(['promote', '--from', 'production', '--channel', 'staging'])).toBe(1);
  expect(err.at(-1)).toMatch(new RegExp(`^${sentence}[^\n]+$`));
});
