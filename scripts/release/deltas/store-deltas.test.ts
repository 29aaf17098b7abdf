import { createHash, randomBytes } from 'node:crypto';
import { promote } from '../promote';
import { publish } from '../publish';
import { sampleAddress } from '../testing/sample-build';
import { by, composeNothing, sampleReleases } from '../testing/sample-releases';
import { verifyLive } from '../verify-live';
import { applyDelta } from './delta';
import { partsOfDelta } from './delta-names';

const { back, current, registryOf, release } = sampleReleases();
let { store } = current();
beforeEach(() => {
  ({ store } = current());
});

const library = randomBytes(6000).toString('hex');
const textOf = (version: string) => `/* ${version} */ ${library}`;

/** Returns a chunk's name with a hash, as built files have. */
function chunkOf(version: string): string {
  return `page.${createHash('md5').update(version).digest('hex').slice(0, 10)}.js`;
}

const build = (version: string, text = textOf(version)) => ({
  files: { [chunkOf(version)]: text, 'photo.0123456789.svg': text },
});

/** Returns the versions from which a delta to this version exists; tests each delta. */
async function sourcesOf(version: string, channel = 'production'): Promise<string[]> {
  const { microFrontends } = await registryOf(channel);
  const sources: string[] = [];
  for (const { key } of await store.list(`remote-store/${version}`)) {
    const { file, dictionary } = partsOfDelta(key) ?? {};
    if (!file) continue;
    for (const { metadata } of microFrontends['remote-store'] ?? []) {
      const earlier = await store.get(`remote-store/${metadata.version}/${chunkOf(metadata.version)}`);
      if (!earlier || createHash('sha256').update(earlier.content).digest('hex') !== dictionary) continue;
      const delta = await store.get(key);
      const made = delta && (await applyDelta(delta.content, earlier.content));
      expect(made).toEqual((await store.get(file))?.content);
      sources.push(metadata.version);
    }
  }
  return sources.sort();
}

it('stores deltas of each script from the last three versions', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0']) await release(version, build(version));
  expect(await sourcesOf('1.0.0')).toEqual([]);
  expect(await sourcesOf('1.2.0')).toEqual(['1.0.0', '1.1.0']);
  expect(await sourcesOf('1.4.0')).toEqual(['1.1.0', '1.2.0', '1.3.0']);
});

it('includes a version that was rolled back, because visitors have it', async () => {
  for (const version of ['1.0.0', '1.1.0']) await release(version, build(version));
  await back();
  await release('1.2.0', build('1.2.0'));
  expect(await sourcesOf('1.2.0')).toEqual(['1.0.0', '1.1.0']);
});

it('stores no delta that saves little', async () => {
  await release('1.0.0', build('1.0.0'));
  await release('1.1.0', build('1.1.0', randomBytes(6000).toString('hex')));
  expect(await sourcesOf('1.1.0')).toEqual([]);
});

it("uses the versions of the channel's visitors, even for a promoted version", async () => {
  const { checkout } = current();
  const shell = checkout.build({ name: 'shell', version: '1.0.0' });
  await publish(store, 'staging', [shell], { by, compose: composeNothing });
  await release('1.0.0', build('1.0.0'));
  await release('2.0.0', build('2.0.0'), 'staging');
  expect(await sourcesOf('2.0.0')).toEqual([]);
  await promote(store, 'production', { from: 'staging', names: [], by, compose: composeNothing });
  expect(await sourcesOf('2.0.0')).toEqual(['1.0.0']);
});

it('stores deltas of the shared libraries too', async () => {
  const { checkout } = current();
  const shells = { '1.1.0': 'one', '1.2.0': 'one', '1.3.0': 'another' };
  for (const [version, libraries] of Object.entries(shells)) {
    const files = { 'vendor.js': `${library} ${libraries}` };
    const artefact = checkout.build({ name: 'shell', version, files });
    await publish(store, 'production', [artefact], { by, compose: composeNothing });
  }
  const deltas = (await store.list('shell')).flatMap(({ key }) => partsOfDelta(key) ?? []);
  const hash = createHash('sha256').update(`${library} one`).digest('hex');
  // The first shell is too small to save bytes, and the second has the same libraries at the same address.
  expect(deltas).toEqual([
    { file: expect.stringMatching(/^shell\/vendor-\w+\/vendor\.js$/), dictionary: hash },
  ]);
  expect((await verifyLive(store, 'production')).problems.filter((line) => line.includes('.dcz'))).toEqual(
    [],
  );
});

it('releases even when a delta fails', async () => {
  await release('1.0.0', build('1.0.0'));
  const { checkout } = current();
  const refusing: typeof store = {
    ...store,
    putOnce: (key, content) =>
      key.endsWith('.dcz') ? Promise.reject(new Error('No room')) : store.putOnce(key, content),
  };
  const told: string[] = [];
  const addresses = [sampleAddress('/store', 'store')];
  const artefact = checkout.build({ name: 'remote-store', version: '1.1.0', addresses, ...build('1.1.0') });
  const { moved } = await publish(refusing, 'production', [artefact], {
    by,
    compose: composeNothing,
    log: (line) => told.push(line),
  });
  expect(moved).toMatchObject([{ version: '1.1.0' }]);
  expect(told).toContain(
    'Visitors who come again load remote-store 1.1.0 whole, because no deltas could be made: No room',
  );
});

it('verifies deltas together with the live files', async () => {
  await release('1.0.0', build('1.0.0'));
  await release('1.1.0', build('1.1.0'));
  const wrongDeltas = async () =>
    (await verifyLive(store, 'production')).problems.filter((line) => line.includes('.dcz'));
  expect(await wrongDeltas()).toEqual([]);
  const [delta] = (await store.list('remote-store/1.1.0')).filter(({ key }) => partsOfDelta(key));
  await store.remove(delta?.key ?? '');
  await store.putOnce(delta?.key ?? '', randomBytes(100));
  expect(await wrongDeltas()).toEqual([
    `${delta?.key} in the release store does not make of an earlier version what is live. Publish remote-store in another version.`,
  ]);
});
