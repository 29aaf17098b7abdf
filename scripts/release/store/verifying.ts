import { EnvironmentError } from '@scripts/kit/errors/usage-error';
import { checkInNode, type ReleaseKey } from '../sign/release-key';
import { createMemory } from '../sign/trust';
import type { Verifying } from '../sign/verify-pointer';
import type { ReleaseStore } from './store';

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

/** The key that a release has to be signed with. Throws an EnvironmentError where there is none. */
export async function mustHaveKey({ signing }: ReleaseStore): Promise<ReleaseKey> {
  const key = await signing?.makeKey();
  if (key) return key;
  throw new EnvironmentError(
    'Releases into this store are signed, and there is no key here. Set RELEASE_KEY to the private key of an owner, or make a pair: npm run release -- keys --new',
  );
}
