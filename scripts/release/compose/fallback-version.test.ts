import type { ComposedSite } from '../model/site';
import { createDirectoryStore, type ReleaseStore } from '../store/store';
import { composeLive } from '../testing/compose-live';
import { createSampleCheckout, makeLive, type SampleBuild, sampleAddress } from '../testing/sample-build';

jest.mock('./render/node-builds', () => ({ layOutNodeBuild: async () => '' }));
jest.mock('./render/start-prerenderer', () => ({
  startPrerenderer: async () => jest.requireActual('../testing/made-up-pages').madeUpPages,
}));

let checkout: ReturnType<typeof createSampleCheckout>;
let store: ReleaseStore;

beforeEach(() => {
  checkout = createSampleCheckout();
  store = createDirectoryStore(checkout.releases);
});
afterEach(() => checkout.remove());

const shell = {
  name: 'shell',
  version: '1.0.0',
  addresses: [sampleAddress('/404', 'not-found', { index: false, files: [] })],
};
const storeBuild = { name: 'remote-store', version: '1.1.0', addresses: [sampleAddress('/store', 'store')] };

async function composed(...builds: SampleBuild[]): Promise<ComposedSite> {
  for (const build of builds) await makeLive(store, 'production', checkout.build(build));
  return await composeLive(store);
}

const lastGood = ({ composition }: ComposedSite) =>
  composition.remotes.find(({ name }) => name === 'remote-store')?.lastGood?.version;

it('uses the previous version as the fallback version', async () => {
  const site = await composed(shell, { ...storeBuild, version: '1.0.0' }, storeBuild);
  expect(lastGood(site)).toBe('1.0.0');
});

it('loads the fallback version from its own entry', async () => {
  const site = await composed(shell, { ...storeBuild, version: '1.0.0' }, storeBuild);
  const [{ url, lastGood: before } = { url: '' }] = site.composition.remotes;
  expect(url).toBe('/assets/remote-store/1.1.0/entry.js');
  expect(before).toMatchObject({ url: '/assets/remote-store/1.0.0/entry.js' });
});

it('has no fallback version for a first version', async () => {
  expect(lastGood(await composed(shell, storeBuild))).toBeUndefined();
});

it.each([
  ['contract', { contract: '2.0' }],
  ['federation runtime', { runtime: '3.0.0' }],
])('skips a version whose %s the live shell does not offer', async (_, misfit) => {
  const site = await composed(
    shell,
    { ...storeBuild, version: '0.9.0' },
    { ...storeBuild, version: '1.0.0', ...misfit },
    storeBuild,
  );
  expect(lastGood(site)).toBe('0.9.0');
});

it("selects the fallback version by the live shell's contract, not this checkout's", async () => {
  const site = await composed(
    { ...shell, contract: '2.0' },
    { ...storeBuild, version: '1.0.0', contract: '2.0' },
    { ...storeBuild, contract: '2.0' },
  );
  expect(lastGood(site)).toBe('1.0.0');
});
