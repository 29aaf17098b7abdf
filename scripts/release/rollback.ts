import { UsageError } from '@scripts/kit/usage-error';
import type { Registry } from 'shared-contracts/formats/registry';
import type { Finding } from './check/findings';
import type { ComposeCandidate } from './compose/compose-candidate';
import { type Movement, movePointers } from './move-pointers';
import { earlierVersions, type Live, liveVersion } from './store/channel-registry';
import type { ReleaseStore } from './store/store';

/** Which package to roll back, to which version (default: the fallback version). */
export interface RollbackOptions {
  readonly name: string;
  readonly to?: string | undefined;
  readonly by: string;
  readonly dryRun?: boolean;
  readonly compose: ComposeCandidate;
}

/**
 * Makes an earlier version live again; only the pointer moves. What it was rolled back from is marked, so that
 * nobody gets it as a fallback version. Throws a UsageError when there is no such version.
 */
export async function rollback(
  store: ReleaseStore,
  channel: string,
  { name, to, by, dryRun, compose }: RollbackOptions,
): Promise<Movement> {
  return await movePointers(store, channel, (registry) => [findTarget(registry, channel, name, to)], {
    action: 'rollback',
    by,
    dryRun,
    compose,
    judge: softened,
    finish: (changed, before) => withdrawn(changed, before, name),
  });
}

function findTarget(registry: Registry, channel: string, name: string, to: string | undefined): Live {
  const versions = registry.microFrontends[name];
  if (!versions) throw new UsageError(`${name} was never published to '${channel}'.`);
  const target = to
    ? versions.find(({ metadata }) => metadata.version === to)
    : earlierVersions(registry, name)[0];
  if (target) return { ...target, name };
  const live = liveVersion(registry, name)?.metadata.version;
  const known = versions.map(({ metadata }) => metadata.version).filter((version) => version !== live);
  const others = known.length > 0 ? ` These are there, name one by --to: ${known.join(', ')}` : '';
  throw new UsageError(
    to
      ? `${name} has no version ${to} on '${channel}'.${others}`
      : `${name} has no earlier version on '${channel}' to go back to.${others}`,
  );
}

/** A page that only the newer version has goes with it: that is what a rollback means. */
function softened(finding: Finding): Finding {
  return finding.rule === 'lost-address' ? { ...finding, severity: 'warning' } : finding;
}

/** Marks what was live after the version gone back to; going forward again marks nothing. */
function withdrawn(changed: Registry, before: Registry, name: string): Registry {
  const target = liveVersion(changed, name)?.metadata.version;
  const order = before.microFrontends[name] ?? [];
  const position = order.findIndex(({ metadata }) => metadata.version === target);
  if (order[position]?.extras.withdrawn) return changed;
  const newer = new Set(order.slice(0, position).map(({ metadata }) => metadata.version));
  const versions = (changed.microFrontends[name] ?? []).map((version) =>
    newer.has(version.metadata.version)
      ? { ...version, extras: { ...version.extras, withdrawn: true } }
      : version,
  );
  return { ...changed, microFrontends: { ...changed.microFrontends, [name]: versions } };
}
