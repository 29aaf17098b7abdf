import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { publish } from './publish';
import { releaseCheckout } from './release-checkout';
import { retire } from './retire';
import { rollback } from './rollback';
import { readRegistry } from './store/channel-registry';
import { liveVersion } from './store/live-versions';
import { createDirectoryStore, type ReleaseStore } from './store/store';
import { createSampleCheckout, sampleConfig } from './testing/sample-build';
import { composeNothing } from './testing/sample-releases';

// Pages are not the subject.
jest.mock('./compose/compose-candidate', () => ({
  createComposer: () => ({ compose: async () => '0'.repeat(64), site: () => undefined, warnings: () => [] }),
}));
jest.mock('./find-dependants', () => ({ findDependants: async () => [] }));

let checkout: ReturnType<typeof createSampleCheckout>;
let store: ReleaseStore;
beforeEach(() => {
  checkout = createSampleCheckout();
  store = createDirectoryStore(checkout.releases);
});
afterEach(() => checkout.remove());

/** Builds remote-store in the checkout. */
function build(version: string) {
  const artefact = checkout.build({ name: 'remote-store', version });
  writeFileSync(path.join(checkout.folder, 'remote-store/dist/descriptor.json'), JSON.stringify(artefact));
  return artefact;
}

/** Starts the site of the checkout with this version of remote-store. Returns the printed lines. */
async function start(version: string): Promise<string[]> {
  const shell = checkout.build({ name: 'shell', version: '1.0.0' });
  writeFileSync(path.join(checkout.folder, 'shell/dist/descriptor.json'), JSON.stringify(shell));
  build(version);
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  await releaseCheckout({ dataDir: checkout.folder, channel: 'production', config: sampleConfig, log });
  return lines;
}

const others = { by: 'the store team', compose: composeNothing };
const live = async () => {
  const { registry } = await readRegistry(store, 'production');
  return liveVersion(registry, 'remote-store')?.metadata.version;
};

it('publishes what the channel never had, and what the start before published', async () => {
  await start('1.0.0');
  expect(await live()).toBe('1.0.0');
  expect(await start('1.1.0')).toContain('Published remote-store 1.1.0');
  expect(await live()).toBe('1.1.0');
});

it.each([
  ['a release', '1.1.0', () => publish(store, 'production', [build('1.1.0')], others)],
  ['a rollback', '1.0.0', () => rollback(store, 'production', { name: 'remote-store', ...others })],
  ['a retired remote', undefined, () => retire(store, 'production', { name: 'remote-store', ...others })],
])('leaves %s of someone else as it is, and names the command that would change it', async (_, kept, act) => {
  await start('1.0.0');
  if (kept !== '1.1.0') await start('1.0.5');
  await act();
  const lines = await start('2.0.0');
  expect(await live()).toBe(kept);
  const state = kept ? `remote-store ${kept} stays live` : 'remote-store stays retired';
  expect(lines).toContainEqual(
    expect.stringMatching(
      `^${state} \\(since \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d by the store team\\); this checkout has 2\\.0\\.0\\. To publish it: npm run release -- publish remote-store$`,
    ),
  );
});
