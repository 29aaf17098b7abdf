import type { PublishedExtras } from '@little-arches/build/model/published-version';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import type { ComposeCandidate } from './compose/compose-candidate';
import type { Registry, RegistryVersion } from './model/registry';
import type { Found, Plan } from './plan';
import { planMove } from './plan-move';
import { release } from './release';
import { earlierVersions, type Live, liveVersion } from './store/live-versions';
import type { ReleaseStore } from './store/store';

/** Which package to roll back, and to which version (default: the fallback version). */
export interface RollbackOptions {
  readonly name: string;
  readonly to?: string | undefined;
  readonly by: string;
  /** Whether open tabs stop mounting the version that was live. */
  readonly recall?: boolean | undefined;
  /** Undefined for a plan only. */
  readonly compose: ComposeCandidate | undefined;
}

/**
 * Makes an earlier version live again; only the pointer moves. Marks the replaced version, so that it is not served
 * as a fallback version, and recalls it when it does harm. Throws a RefusedError when the live shell can't run it, and a
 * UsageError when there is no such version.
 */
export async function rollback(
  store: ReleaseStore,
  channel: string,
  { name, to, by, recall, compose }: RollbackOptions,
): Promise<Plan> {
  const choose = (registry: Registry) => {
    const before = liveVersion(registry, name)?.metadata.version;
    const target = findTarget(registry, channel, name, to);
    const { version } = target.metadata;
    if (recall && before === version)
      throw new UsageError(
        `${name} ${version} is live on '${channel}': --recall needs a version to go back from.`,
      );
    return [target];
  };
  const plan = async (found: Found) => {
    const record = { action: 'rollback', by, recall } as const;
    const moves = await planMove(found, { choose, record });
    return moves.moved.length > 0 ? { ...moves, next: marked(moves, name, recall) } : moves;
  };
  return await release(store, channel, plan, { compose });
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

/** Returns the future registry with marks on versions that must not be served. */
function marked({ next, before }: Plan, name: string, recall = false): Registry {
  const changed = withdrawn(next, before, name);
  return recall ? recalled(changed, before, name) : changed;
}

/** Marks the versions that were live after the target of the rollback; a rollback forward marks nothing. */
function withdrawn(changed: Registry, before: Registry, name: string): Registry {
  const target = liveVersion(changed, name)?.metadata.version;
  const order = before.microFrontends[name] ?? [];
  const position = order.findIndex(({ metadata }) => metadata.version === target);
  if (order[position]?.extras.withdrawn) return changed;
  const newer = new Set(order.slice(0, position).map(({ metadata }) => metadata.version));
  return withMarks(changed, name, ({ metadata }) => newer.has(metadata.version), { withdrawn: true });
}

/** Marks the version that was live, also when a rollback goes forward to a newer version. */
function recalled(changed: Registry, before: Registry, name: string): Registry {
  const harmful = liveVersion(before, name)?.metadata.version;
  const marks = { withdrawn: true, recalled: true };
  return withMarks(changed, name, ({ metadata }) => metadata.version === harmful, marks);
}

function withMarks(
  registry: Registry,
  name: string,
  isMeant: (version: RegistryVersion) => boolean,
  marks: Pick<PublishedExtras, 'withdrawn' | 'recalled'>,
): Registry {
  const versions = (registry.microFrontends[name] ?? []).map((version) =>
    isMeant(version) ? { ...version, extras: { ...version.extras, ...marks } } : version,
  );
  return { ...registry, microFrontends: { ...registry.microFrontends, [name]: versions } };
}
