import { HinderedError } from '@scripts/kit/errors/usage-error';
import type { ReleaseStore } from '../store/store';
import { checkInNode, type ReleaseKey } from './release-key';
import { createMemory, type Trust } from './trust';
import type { Verifying } from './verify-pointer';

/** Who releases into a store, and what is believed of it. */
export interface Signing {
  /** The name that goes with the key where it becomes an owner's. */
  readonly name: string;
  /** The key that releases are signed with; undefined where there is none. */
  key(): ReleaseKey | undefined;
  /** The same, made where there is none and the store is this data directory's own. */
  makeKey(): Promise<ReleaseKey | undefined>;
  readonly trust: Trust;
}

/** How what is read from a store from now on is verified. */
export function verifyingOf(store: ReleaseStore): Verifying {
  const trust = store.signing?.trust ?? { anchors: new Map(), memory: createMemory() };
  return {
    get: async (key) => (await store.get(key))?.content,
    check: checkInNode,
    trust,
    known: trust.memory.read(),
  };
}

/** The key that a release has to be signed with. Throws a HinderedError where there is none. */
export async function mustHaveKey({ signing }: ReleaseStore): Promise<ReleaseKey> {
  const key = await signing?.makeKey();
  if (key) return key;
  throw new HinderedError(
    'Releases into this store are signed, and there is no key here. Set RELEASE_KEY to the private key of an owner, or make a pair: npm run release -- keys --new',
  );
}
