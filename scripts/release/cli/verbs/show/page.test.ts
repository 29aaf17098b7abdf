import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeLive } from '../../../testing/sample-build';
import { sampleReleases } from '../../../testing/sample-releases';
import { run } from '../../main';

const { current } = sampleReleases();
const before = { ...process.env };
let [out, err]: [string[], string[]] = [[], []];
let folder = '';

beforeEach(() => {
  ({ folder } = current().checkout);
  process.env = { ...before, DATA_DIR: folder, RELEASE_STORE: '', INIT_CWD: folder };
  [out, err] = [[], []];
  jest.spyOn(console, 'log').mockImplementation((line) => out.push(String(line)));
  jest.spyOn(console, 'error').mockImplementation((line) => err.push(String(line)));
});
afterEach(() => {
  process.env = before;
  jest.restoreAllMocks();
});

it('writes the page into the data directory, with the requested channel first', async () => {
  const { store, checkout } = current();
  await makeLive(store, 'a-preview', checkout.build({ name: 'shell', version: '1.1.0' }));
  const file = path.join(folder, 'releases.html');
  expect(await run(['page'])).toBe(0);
  expect(out[0]).toBe(`Wrote ${file}: production, a-preview.`);
  expect(readFileSync(file, 'utf8')).toContain('<caption id="a-preview-live">');
  expect(await run(['page', '--channel', 'a-preview'])).toBe(0);
  expect(out).toContain(`Wrote ${file}: a-preview, production.`);
});

it('writes into a folder that --out names and that is missing, nothing with --dry-run', async () => {
  const file = path.join(folder, 'report/releases.html');
  expect(await run(['page', '--out', 'report/releases.html', '--dry-run'])).toBe(0);
  expect(existsSync(file)).toBe(false);
  expect(await run(['page', '--out', 'report/releases.html'])).toBe(0);
  expect(readFileSync(file, 'utf8')).toMatch(/^<!doctype html>/);
});

it('lists what could not be read', async () => {
  expect(await run(['page', '--json'])).toBe(0);
  expect(JSON.parse(out.join('\n'))).toMatchObject({
    ok: true,
    channels: ['production'],
    problems: [expect.stringMatching(/^production: No site is live on 'production'/)],
  });
});

it('refuses a folder as --out', async () => {
  expect(await run(['page', '--out', '.'])).toBe(2);
  expect(err.join('\n')).toContain(`${folder} is a folder: name a file with --out.`);
});

it('names an empty store', async () => {
  expect(await run(['page', '--store', path.join(folder, 'empty')])).toBe(0);
  expect(out.join('\n')).toContain('empty is empty: nothing was released into it yet.');
});
