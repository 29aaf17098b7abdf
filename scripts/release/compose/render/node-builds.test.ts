import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createDirectoryStore, type ReleaseStore } from '../../store/store';
import { createSampleCheckout, sampleFile } from '../../testing/sample-build';
import { layOutNodeBuild } from './node-builds';

const routes = 'export default {}';
const build = {
  name: 'remote-store',
  version: '1.0.0',
  node: [sampleFile('node/routes.mjs', routes), sampleFile('node/17.mjs', '')],
};

let checkout: ReturnType<typeof createSampleCheckout>;
let store: ReleaseStore;
let folder = '';

beforeEach(async () => {
  checkout = createSampleCheckout();
  store = createDirectoryStore(checkout.releases);
  folder = path.join(process.cwd(), '.cache/prerender/remote-store/1.0.0');
  await store.putOnce('remote-store/1.0.0/node/routes.mjs', Buffer.from(routes));
  await store.putOnce('remote-store/1.0.0/node/17.mjs', Buffer.of());
});
afterEach(() => checkout.remove());

it('writes a Node build once for several runs', async () => {
  const laidOut = await Promise.all([1, 2, 3].map(() => layOutNodeBuild(store, build)));
  expect(new Set(laidOut)).toEqual(new Set([folder]));
  expect(await layOutNodeBuild(store, build)).toBe(folder);
});

it.each<[string, (file: string) => void, string]>([
  [
    'an altered',
    (file) => writeFileSync(file, 'process.exit()'),
    'the file that was built: publish another version',
  ],
  ['a missing', (file) => rmSync(file), 'in the store: publish it again'],
])('writes nothing of a build with %s stored file', async (_, alter, fault) => {
  alter(path.join(checkout.releases, 'remote-store/1.0.0/node/routes.mjs'));
  await expect(layOutNodeBuild(store, build)).rejects.toThrow(
    `node/routes.mjs of remote-store 1.0.0 is not ${fault}`,
  );
  expect(existsSync(folder)).toBe(false);
});

const alterations: readonly (readonly [string, () => void, string])[] = [
  [
    'changed',
    () => writeFileSync(path.join(folder, 'routes.mjs'), 'process.exit()'),
    'routes.mjs is not the',
  ],
  ['taken away', () => rmSync(path.join(folder, '17.mjs')), '17.mjs is not the file'],
  ['added', () => mkdirSync(path.join(folder, 'node_modules')), 'node_modules is no file of'],
];
const links: typeof alterations = [
  [
    'replaced by a link to the same text',
    () => {
      const elsewhere = path.join(checkout.folder, 'elsewhere.mjs');
      writeFileSync(elsewhere, routes);
      rmSync(path.join(folder, 'routes.mjs'));
      symlinkSync(elsewhere, path.join(folder, 'routes.mjs'));
    },
    'routes.mjs is not the file',
  ],
];

// Windows allows only some users to create links.
it.each([...alterations, ...(process.platform === 'win32' ? [] : links)])(
  'refuses an earlier run’s folder in which a file was %s, and names the fix',
  async (_, alter, fault) => {
    await layOutNodeBuild(store, build);
    alter();
    const refusal = layOutNodeBuild(store, build);
    await expect(refusal).rejects.toThrow(fault);
    await expect(refusal).rejects.toThrow(`delete ${folder} and publish again`);
    rmSync(folder, { recursive: true });
    expect(await layOutNodeBuild(store, build)).toBe(folder);
  },
);
