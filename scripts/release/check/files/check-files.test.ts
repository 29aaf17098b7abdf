import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtFile } from '@little-arches/build/built-descriptor';
import type { Descriptor } from '@little-arches/build/model/descriptor';
import { integrityOf } from '@little-arches/kit/integrity';
import { createSampleCheckout, sampleAddress } from '../../testing/sample-build';
import { readBudget } from './budgets';
import { checkFiles } from './check-files';
import { checkSizes } from './check-sizes';
import { checkStyles } from './check-styles';

let checkout: ReturnType<typeof createSampleCheckout>;
beforeEach(() => {
  checkout = createSampleCheckout();
});
afterEach(() => checkout.remove());

const build = (more = {}) =>
  checkout.build({
    name: 'remote-store',
    version: '1.0.0',
    addresses: [sampleAddress('/store', 'store')],
    ...more,
  });
const read = async (file: string) => readFileSync(builtFile('remote-store', file));
const most = 1e6;
const roomy = {
  entry: most,
  page: most,
  total: most,
  image: most,
  font: most,
  video: most,
  html: most,
  growth: 0,
};
const rulesOf = async (...args: Parameters<typeof checkFiles>) =>
  (await checkFiles(...args)).map(({ rule, message }) => [
    rule,
    message.replace(/ of remote-store 1\.0\.0/, ''),
  ]);

it('reports nothing when every file is as built', async () => {
  expect(await checkFiles(build(), read, roomy)).toEqual([]);
});

it('reports a missing or changed file', async () => {
  const other = async (file: string) =>
    /^(store|node\/routes)\./.test(file)
      ? undefined
      : file === 'main.css'
        ? Buffer.from('b{}')
        : await read(file);
  expect(await rulesOf(build(), other, roomy)).toEqual([
    ['integrity', 'main.css is not the file that was built.'],
    ['integrity', 'node/routes.mjs is missing.'],
    ['integrity', 'store.js is missing.'],
  ]);
});

it("reports an entry or a page's file that is not listed", async () => {
  const artefact = build({ addresses: [sampleAddress('/store', 'store', { files: ['gone.js'] })] });
  const strange: Descriptor = { ...artefact, entry: { ...artefact.entry, path: 'strange.js' } };
  expect(await rulesOf(strange, read, roomy)).toEqual([
    ['integrity', '/store needs gone.js, which is not among its files.'],
    ['integrity', 'The entry strange.js is not among its files.'],
  ]);
});

it('reports files whose compressed size exceeds the budget', async () => {
  const artefact = build();
  // Random, so that it can hardly be compressed.
  const content = Buffer.from(randomBytes(3000).toString('base64'));
  const files = artefact.extras.files.map((file) =>
    file.path === 'store.js' ? { ...file, size: content.byteLength, integrity: integrityOf(content) } : file,
  );
  const large = { ...artefact, extras: { ...artefact.extras, files } };
  const found = await checkFiles(large, async (file) => (file === 'store.js' ? content : await read(file)), {
    ...roomy,
    entry: 1000,
    page: 2000,
  });
  expect(found.map(({ rule, severity }) => [rule, severity])).toEqual([['size', 'error']]);
  expect(found[0]?.message).toMatch(
    /^The page \/store of remote-store 1\.0\.0 has \d\.\d KB compressed; its budget is 2\.0 KB\.$/,
  );
});

it('reports a slot whose filler exceeds the slot’s budget in the contract', () => {
  const artefact = build();
  const { path: slotFile = '' } = artefact.extras.files.find(({ path }) => path === 'store.js') ?? {};
  const slots = {
    shows: {},
    fills: { 'fit-for-child': { files: [slotFile] }, 'of-a-later-contract': { files: [] } },
  };
  const filling = { ...artefact, extras: { ...artefact.extras, slots } };
  const sizes = (bytes: number) => new Map([[slotFile, bytes]]);
  expect(checkSizes(filling, sizes(30 * 1024), roomy)).toEqual([]);
  expect(checkSizes(filling, sizes(41 * 1024), roomy)).toMatchObject([
    {
      rule: 'size',
      severity: 'error',
      message:
        "The slot 'fit-for-child' with the entry of remote-store 1.0.0 has 41.0 KB compressed; its budget is 40.0 KB.",
    },
  ]);
});

it('reports styles that affect more than their remote', async () => {
  const css =
    ':root{--ink:red}._a1b2-x-card>h2,body:has(._a1b2-x-card){top:0}@page{margin:0}@page store-letter{margin:0}';
  const artefact = build({ addresses: [sampleAddress('/store', 'store', { files: ['main.css'] })] });
  const found = checkStyles(artefact, 'main.css', css);
  const beyond = 'The styles of remote-store 1.0.0 on /store reach beyond it';
  expect(found.map(({ message }) => message)).toEqual([
    `${beyond}: :root.`,
    `${beyond}: body:has(._a1b2-x-card).`,
    `${beyond}: @page.`,
  ]);
  expect(checkStyles({ ...artefact, name: 'shell' }, 'main.css', css)).toEqual([]);
});

it('uses a standard budget for a package, unless its own package.json sets one', () => {
  build({ name: 'remote-new' });
  const KB = 1024;
  expect(readBudget('remote-new')).toMatchObject({ entry: 32 * KB, page: 65 * KB, total: 140 * KB });
  writeFileSync(path.join(checkout.folder, 'remote-new/package.json'), '{"budget":{"page":50}}');
  expect(readBudget('remote-new')).toMatchObject({ entry: 32 * KB, page: 50 * KB, total: 140 * KB });
});

it('counts no source map in a budget', async () => {
  const maps = { 'store.js.map': randomBytes(40_000).toString('base64') };
  const tight = { ...roomy, entry: 4096, page: 4096, total: 4096 };
  expect(await checkFiles(build({ maps }), read, tight)).toEqual([]);
});
