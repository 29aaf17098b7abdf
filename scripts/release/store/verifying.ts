import { EnvironmentError } from '@little-arches/kit/errors/usage-error';
import { checkInNode, type ReleaseKey } from '../sign/release-key';
import { createMemory } from '../sign/trust';
import type { Verifying } from '../sign/verify-pointer';
import type { ReleaseStore } from './store';

/** Returns how content of a store is verified from now on. */
export function verifyingOf(store: ReleaseStore): Verifying {
  const trust = store.signing?.trust ?? { anchors: new Map(), memory: createMemory() };
  return {
    get: async (key) => (await store.get(key))?.content,
    check: checkInNode,
    trust,
    known: trust.memory.read(),
  };
}

/** Returns the key that signs a release. Throws an EnvironmentError without one. */
export async function mustHaveKey({ signing }: ReleaseStore): Promise<ReleaseKey> {
  const key = await signing?.makeKey();
  if (key) return key;
  throw new EnvironmentError(
    'Releases into this store are signed, and there is no key here. Set RELEASE_KEY to the private key of an owner, or make a pair: npm run release -- keys --new',
  );
}
