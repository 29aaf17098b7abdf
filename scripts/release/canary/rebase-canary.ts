import { checkChange } from '../check/check';
import type { ComposeCandidate } from '../compose/compose-candidate';
import type { Registry } from '../model/registry';
import type { Plan } from '../plan';
import { liveVersion, liveVersionsOf } from '../store/live-versions';
import { candidateOf, withoutCanary } from './candidate';

/**
 * Returns the registry after a release, with its canary recreated on top of the release. The canary ends when its
 * own package is released, or when it is incompatible with the release: a canary never blocks a release.
 */
export async function rebaseCanary(
  { before, next, moving, by, judge = (finding) => finding }: Plan,
  compose: ComposeCandidate,
): Promise<Registry> {
  const canary = next.canaries?.live;
  if (!canary) return next;
  const end = (reason: string) => withoutCanary(next, by, { reason, recall: false });
  if (moving.has(canary.package)) {
    const version = liveVersion(next, canary.package)?.metadata.version;
    if (version === canary.version) return { ...next, canaries: { ended: next.canaries?.ended ?? [] } };
    return end(version === undefined ? 'The package was taken off.' : `${version} was released instead.`);
  }
  const [from, candidate] = [candidateOf(before), candidateOf(next)];
  if (!candidate) return end('The version is no longer listed.');
  const misfit = checkChange(from ? liveVersionsOf(from) : [], liveVersionsOf(candidate), moving)
    .map(judge)
    .find(({ severity }) => severity === 'error');
  if (misfit) return end(misfit.message);
  try {
    const site = await compose({ registry: candidate, moving, strict: false });
    return { ...next, canaries: { ended: next.canaries?.ended ?? [], live: { ...canary, site } } };
  } catch (error) {
    return end(error instanceof Error ? error.message : String(error));
  }
}
