import { readRegistry } from '../store/channel-registry';
import { liveVersionsOf } from '../store/live-versions';
import { createDirectoryStore, type ReleaseStore } from '../store/store';
import { createSampleCheckout, makeLive, type SampleBuild } from '../testing/sample-build';
import { composeRemotes } from './compose-remotes';

let checkout: ReturnType<typeof createSampleCheckout>;
let store: ReleaseStore;

beforeEach(() => {
  checkout = createSampleCheckout();
  store = createDirectoryStore(checkout.releases);
});
afterEach(() => checkout.remove());

const shell = { name: 'shell', version: '1.0.0' };
const storeBuild = { name: 'remote-store', version: '1.1.0' };

/** Returns the one remote of the composition after these builds went live. */
async function composed(...builds: SampleBuild[]) {
  for (const build of builds) await makeLive(store, 'production', checkout.build(build));
  const { registry } = await readRegistry(store, 'production');
  const live = liveVersionsOf(registry).find(({ name }) => name === 'shell');
  if (!live) throw new Error('The sample has a shell');
  return composeRemotes(registry, live).remotes[0];
}

it('uses the previous version as the fallback version, from its own entry', async () => {
  expect(await composed(shell, { ...storeBuild, version: '1.0.0' }, storeBuild)).toMatchObject({
    url: '/assets/remote-store/1.1.0/entry.js',
    lastGood: { version: '1.0.0', url: '/assets/remote-store/1.0.0/entry.js' },
  });
});

it('has no fallback version for a first version', async () => {
  expect(await composed(shell, storeBuild)).not.toHaveProperty('lastGood');
});

it.each([
  ['contract', { contract: '2.0' }],
  ['federation runtime', { runtime: '3.0.0' }],
])('skips a version whose %s the live shell does not offer', async (_, misfit) => {
  const before = { ...storeBuild, version: '0.9.0' };
  const remote = await composed(shell, before, { ...storeBuild, version: '1.0.0', ...misfit }, storeBuild);
  expect(remote?.lastGood?.version).toBe('0.9.0');
});

it("selects the fallback version by the live shell's contract, not this checkout's", async () => {
  const [next, before] = [{ contract: '2.0' }, { version: '1.0.0', contract: '2.0' }];
  const remote = await composed(
    { ...shell, ...next },
    { ...storeBuild, ...before },
    { ...storeBuild, ...next },
  );
  expect(remote?.lastGood?.version).toBe('1.0.0');
});
