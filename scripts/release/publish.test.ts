import { existsSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Descriptor } from '@little-arches/build/model/descriptor';
import { integrityOf } from '@little-arches/kit/integrity';
import { errorsOf, RefusedError } from './model/findings';
import { type PublishOptions, publish } from './publish';
import { readDescriptor, readRegistry } from './store/channel-registry';
import { liveVersion } from './store/live-versions';
import { type SampleBuild, sampleAddress, sampleFile } from './testing/sample-build';
import { by, composeNothing, sampleReleases } from './testing/sample-releases';

const { current, registryOf, release } = sampleReleases();
let { store, checkout } = current();
beforeEach(() => {
  ({ store, checkout } = current());
});

const build = (version: string, more: Partial<SampleBuild> = {}) =>
  checkout.build({
    name: 'remote-store',
    version,
    addresses: [sampleAddress('/store', 'store')],
    ...more,
  });
const options = { by, compose: composeNothing };
const go = (artefact: Descriptor, more: Partial<PublishOptions> = {}) =>
  publish(store, 'production', [artefact], { ...options, ...more });
const live = async () => liveVersion(await registryOf(), 'remote-store');

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
  const compose = () => Promise.reject(new RefusedError([fault]));
  await expect(go(build('1.1.0', { addresses: [stricter] }), { compose })).rejects.toMatchObject({
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
    const shell = checkout.build({ name: 'shell', version: '1.0.0' });
    await publish(store, 'staging', [shell, withNotices('1.0.0')], { ...options, sbom });
    await go(withNotices('1.0.0'), { sbom: () => 'by another npm' });
    expect(await stored()).toBe('made from []');
  });

  it('logs a bill of materials that can’t be made, and releases anyway', async () => {
    const told: string[] = [];
    const sbom = () => {
      throw new Error('npm could not be run');
    };
    await go(withNotices('1.0.0'), { sbom, log: (line) => told.push(line) });
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
  expect((await go(build('1.0.0'), { compose: undefined })).moved).toHaveLength(1);
  expect(await live()).toBeUndefined();
  expect(existsSync(path.join(checkout.releases, 'remote-store'))).toBe(false);
});

it('uploads source maps once, each under its hash, named by the descriptor', async () => {
  const maps = { 'entry.js.map': '{"version":3}', 'file-00000000000000aa/7.js.map': '{"version":3,"x":1}' };
  const files = { 'file-00000000000000aa/7.js': 'seven' };
  const storedMaps = async () =>
    (await store.list('remote-store')).map(({ key }) => key).filter((key) => key.includes('.map'));
  await release('1.0.0', { files, maps });
  const first = await storedMaps();
  expect(first).toHaveLength(2);
  for (const name of ['7', 'entry'])
    expect(first).toContainEqual(
      expect.stringMatching(new RegExp(`^remote-store/map-[\\da-f]{16}/${name}\\.js\\.map$`)),
    );
  expect((await readDescriptor(store, 'remote-store', '1.0.0')).maps).toHaveLength(2);
  // The same script from other sources: a comment moved its lines.
  const other = { ...maps, 'file-00000000000000aa/7.js.map': '{"version":3,"x":2}' };
  await release('1.1.0', { files, maps: other });
  expect(await storedMaps()).toHaveLength(3);
});

it.each([
  ['browser/entry.js', 'entry.js'],
  ['browser/entry.js.map', 'entry.js.map'],
  ['node/routes.mjs', 'node/routes.mjs'],
])('refuses a build whose %s was changed after the build', async (file, named) => {
  const artefact = build('1.0.0', { maps: { 'entry.js.map': '{"version":3}' } });
  writeFileSync(path.join(checkout.folder, 'remote-store/dist', file), 'alert(1)');
  await expect(go(artefact)).rejects.toThrow(
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
    await expect(go(artefact)).rejects.toThrow(`${file} is a symbolic link`);
    expect(existsSync(path.join(checkout.releases, 'remote-store'))).toBe(false);
  });

it('refuses another build of a published version, and leaves the live files unchanged', async () => {
  await release('1.0.0');
  await release('1.1.0');
  const addresses = [sampleAddress('/store', 'store'), sampleAddress('/checkout', 'checkout')];
  await expect(go(build('1.0.0', { addresses }))).rejects.toThrow(
    'remote-store 1.0.0 is already published with other content.',
  );
  expect((await live())?.metadata.version).toBe('1.1.0');
});
