import type { ComposeCandidate } from '../compose/compose-candidate';
import { composeRemotes } from '../compose/compose-remotes';
import { publish } from '../publish';
import { rollback } from '../rollback';
import { readRegistry } from '../store/channel-registry';
import { liveVersion, liveVersionsOf } from '../store/live-versions';
import { createDirectoryStore, type ReleaseStore } from '../store/store';
import { createSampleCheckout, type SampleBuild, sampleAddress } from './sample-build';

/** Name of the releasing person. */
export const by = 'tester';

/** For tests of rules that need no pages: composes nothing. */
export const composeNothing: ComposeCandidate = async () => '0'.repeat(64);

/** Creates a new store with a live shell for each test of a file, and functions that release remote-store. */
export function sampleReleases() {
  let checkout: ReturnType<typeof createSampleCheckout>;
  let store: ReleaseStore;

  beforeEach(async () => {
    checkout = createSampleCheckout();
    store = createDirectoryStore(checkout.releases);
    await publish(store, 'production', [checkout.build({ name: 'shell', version: '1.0.0' })], {
      by,
      compose: composeNothing,
    });
  });
  afterEach(() => checkout.remove());

  const registryOf = async (channel = 'production') => (await readRegistry(store, channel)).registry;
  return {
    /** Returns the store of the current test, and its checkout. */
    current: () => ({ store, checkout }),
    registryOf,
    release: (
      version: string,
      more: Partial<SampleBuild> = {},
      channel = 'production',
      compose = composeNothing,
    ) =>
      publish(
        store,
        channel,
        [
          checkout.build({
            name: 'remote-store',
            version,
            addresses: [sampleAddress('/store', 'store')],
            ...more,
          }),
        ],
        { by, commit: 'abc123', compose },
      ),
    back: (to?: string) =>
      rollback(store, 'production', { name: 'remote-store', to, by, compose: composeNothing }),
    live: async (channel?: string) =>
      liveVersion(await registryOf(channel), 'remote-store')?.metadata.version,
    lastGood: async () => {
      const registry = await registryOf();
      const shell = liveVersionsOf(registry).find(({ name }) => name === 'shell');
      return shell && composeRemotes(registry, shell).remotes[0]?.lastGood?.version;
    },
  };
}
