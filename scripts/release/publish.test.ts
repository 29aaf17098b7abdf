import { existsSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@little-arches/kit/integrity';
import { errorsOf, RefusedError } from './model/findings';
import { publish } from './publish';
import { readDescriptor, readRegistry } from './store/channel-registry';
import { liveVersion } from './store/live-versions';
import { createDirectoryStore, type ReleaseStore } from './store/store';
import { createSampleCheckout, type SampleBuild, sampleAddress, sampleFile } from './testing/sample-build';
import { composeNothing } from './testing/sample-releases';

let checkout: ReturnType<typeof createSampleCheckout>;
let store: ReleaseStore;
const by = 'tester';

beforeEach(async () => {
  checkout = createSampleCheckout();
  store = createDirectoryStore(checkout.releases);
  await publish(store, 'production', [checkout.build({ name: 'shell', version: '1.0.0' })], {
    by,
    compose: composeNothing,
  });
});
afterEach(() => checkout.remove());

const build = (version: string, more: Partial<SampleBuild> = {}) =>
  checkout.build({
    name: 'remote-store',
    version,
    addresses: [sampleAddress('/store', 'store')],
    ...more,
  });

const release = (version: string) =>
  publish(store, 'production', [build(version)], { by, compose: composeNothing });
const live = async () => {
  const { registry } = await readRegistry(store, 'production');
  return liveVersion(registry, 'remote-store');
};

it('uploads every file of a build, its Node build and its descriptor, and makes it live', async () => {
  expect((await release('1.0.0')).moved).toEqual([
    { package: 'remote-store', version: '1.0.0', previous: undefined },
  ]);
  const folder = path.join(checkout.releases, 'remote-store/1.0.0');
  for (const file of ['entry.js', 'main.css', 'store.js', 'node/routes.mjs', 'descriptor.json'])
    expect(existsSync(path.join(folder, file))).toBe(true);
  expect(await live()).toMatchObject({
    url: '/assets/remote-store/1.0.0/entry.js',
    metadata: { version: '1.0.0' },
  });
});

it("anchors the version: the registry contains the descriptor's hash, and the descriptor all file hashes", async () => {
  await release('1.0.0');
  const stored = await store.get('remote-store/1.0.0/descriptor.json');
  expect((await live())?.extras.descriptor).toBe(integrityOf(stored?.content ?? ''));
});

it('keeps the warnings of the checks when its pages can’t be composed', async () => {
  await release('1.0.0');
  const stricter = { ...sampleAddress('/store', 'store'), access: 'signed-in' } as const;
  const fault = errorsOf('remote-store', '1.1.0')('render', 'It waits.', 'Let it answer.');
  const publishing = publish(store, 'production', [build('1.1.0', { addresses: [stricter] })], {
    by,
    compose: () => Promise.reject(new RefusedError([fault])),
  });
  await expect(publishing).rejects.toMatchObject({
    findings: [fault, expect.objectContaining({ rule: 'access', severity: 'warning' })],
  });
});

describe('the bill of materials', () => {
  const withNotices = (version: string) => {
    const artefact = build(version);
    const text = '[]';
    writeFileSync(path.join(checkout.folder, 'remote-store/dist/browser/notices.1.json'), text);
    const files = [...artefact.extras.files, sampleFile('notices.1.json', text)];
    return { ...artefact, notices: 'notices.1.json', extras: { ...artefact.extras, files } };
  };
  const stored = async () => (await store.get('remote-store/1.0.0/sbom.json'))?.content.toString();

  it('stores the bill of materials beside the descriptor, once', async () => {
    const sbom = (_: unknown, notices: string) => `made from ${notices}`;
    await publish(
      store,
      'staging',
      [checkout.build({ name: 'shell', version: '1.0.0' }), withNotices('1.0.0')],
      { by, compose: composeNothing, sbom },
    );
    await publish(store, 'production', [withNotices('1.0.0')], {
      by,
      compose: composeNothing,
      sbom: () => 'by another npm',
    });
    expect(await stored()).toBe('made from []');
  });

  it('logs a bill of materials that can’t be made, and releases anyway', async () => {
    const told: string[] = [];
    const sbom = () => {
      throw new Error('npm could not be run');
    };
    await publish(store, 'production', [withNotices('1.0.0')], {
      by,
      compose: composeNothing,
      sbom,
      log: (line) => told.push(line),
    });
    expect((await live())?.metadata.version).toBe('1.0.0');
    expect(told).toContain('remote-store 1.0.0 is stored without a bill of materials: npm could not be run');
    expect(await stored()).toBeUndefined();
  });
});

it('does nothing for the live version', async () => {
  await release('1.0.0');
  const before = await readRegistry(store, 'production');
  expect((await release('1.0.0')).moved).toEqual([]);
  expect((await readRegistry(store, 'production')).etag).toBe(before.etag);
});

it('changes nothing in a dry run', async () => {
  const tried = await publish(store, 'production', [build('1.0.0')], {
    by,
    compose: undefined,
  });
  expect(tried.moved).toHaveLength(1);
  expect(await live()).toBeUndefined();
  expect(existsSync(path.join(checkout.releases, 'remote-store'))).toBe(false);
});

describe('source maps', () => {
  const maps = { 'entry.js.map': '{"version":3}', 'file-00000000000000aa/7.js.map': '{"version":3,"x":1}' };
  const files = { 'file-00000000000000aa/7.js': 'seven' };
  const storedMaps = async () =>
    (await store.list('remote-store')).map(({ key }) => key).filter((key) => key.includes('.map'));

  it('uploads source maps once, each under its hash, named by the descriptor', async () => {
    const names = [
      /^remote-store\/map-[\da-f]{16}\/7\.js\.map$/,
      /^remote-store\/map-[\da-f]{16}\/entry\.js\.map$/,
    ];
    await publish(store, 'production', [build('1.0.0', { files, maps })], { by, compose: composeNothing });
    const first = await storedMaps();
    expect(first.toSorted()).toHaveLength(2);
    for (const name of names) expect(first).toContainEqual(expect.stringMatching(name));
    expect((await readDescriptor(store, 'remote-store', '1.0.0')).maps).toHaveLength(2);
    // The same script from other sources: a comment moved its lines.
    const other = { ...maps, 'file-00000000000000aa/7.js.map': '{"version":3,"x":2}' };
    await publish(store, 'production', [build('1.1.0', { files, maps: other })], {
      by,
      compose: composeNothing,
    });
    expect(await storedMaps()).toHaveLength(3);
  });

  it('refuses altered source maps', async () => {
    const artefact = build('1.0.0', { files, maps });
    writeFileSync(path.join(checkout.folder, 'remote-store/dist/browser/entry.js.map'), '{}');
    await expect(publish(store, 'production', [artefact], { by, compose: composeNothing })).rejects.toThrow(
      'entry.js.map of remote-store 1.0.0 is not the file that was built.',
    );
  });
});

it.each([
  ['browser/entry.js', 'entry.js'],
  ['node/routes.mjs', 'node/routes.mjs'],
])('refuses a build whose %s was changed after the build', async (file, named) => {
  const artefact = build('1.0.0');
  writeFileSync(path.join(checkout.folder, 'remote-store/dist', file), 'alert(1)');
  await expect(publish(store, 'production', [artefact], { by, compose: composeNothing })).rejects.toThrow(
    `${named} of remote-store 1.0.0 is not the file that was built.`,
  );
  expect(await live()).toBeUndefined();
});

// Windows allows only some users to create links.
if (process.platform !== 'win32')
  it('uploads no file through a symbolic link in the build', async () => {
    const artefact = build('1.0.0');
    const file = path.join(checkout.folder, 'remote-store/dist/browser/entry.js');
    renameSync(file, path.join(checkout.folder, 'elsewhere.js'));
    symlinkSync(path.join(checkout.folder, 'elsewhere.js'), file);
    await expect(publish(store, 'production', [artefact], { by, compose: composeNothing })).rejects.toThrow(
      `${file} is a symbolic link`,
    );
    expect(existsSync(path.join(checkout.releases, 'remote-store'))).toBe(false);
  });

it('refuses another build of a published version, and leaves the live files unchanged', async () => {
  await release('1.0.0');
  await release('1.1.0');
  const addresses = [sampleAddress('/store', 'store'), sampleAddress('/checkout', 'checkout')];
  await expect(
    publish(store, 'production', [build('1.0.0', { addresses })], { by, compose: composeNothing }),
  ).rejects.toThrow('remote-store 1.0.0 is already published with other content.');
  expect((await live())?.metadata.version).toBe('1.1.0');
});

it('refuses a version that the live shell does not support', async () => {
  await expect(
    publish(store, 'production', [build('1.0.0', { contract: '2.0' })], { by, compose: composeNothing }),
  ).rejects.toThrow(/needs contract 2\.0, the shell offers 1\.0/);
  expect(await live()).toBeUndefined();
});
