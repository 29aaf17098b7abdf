import path from 'node:path';
import { builtFile } from '@little-arches/build/built-descriptor';
import type { Descriptor } from '@little-arches/build/model/descriptor';
import { folderOf } from '@little-arches/build/model/packages';
import { EnvironmentError } from '@little-arches/kit/errors/usage-error';
import { readOwnFile } from '@little-arches/kit/files/read-own-file';
import type { Effort } from '@little-arches/kit/http/compression';
import { integrityOf } from '@little-arches/kit/integrity';
import { checkChange } from './check/check';
import { checkAccess } from './check/check-access';
import { readBudget } from './check/files/budgets';
import { checkFiles } from './check/files/check-files';
import { checkGrowth } from './check/files/check-sizes';
import type { ComposeCandidate } from './compose/compose-candidate';
import { errorsOf, type Finding, refuseErrors } from './model/findings';
import type { Registry, RegistryVersion } from './model/registry';
import type { Found, Plan } from './plan';
import { type CheckVersions, planMove } from './plan-move';
import { release } from './release';
import { assetPath, readRegistry } from './store/channel-registry';
import { isTrial } from './store/dry-run-store';
import { type Live, liveVersion } from './store/live-versions';
import type { ReleaseStore } from './store/store';
import { descriptorKey } from './store/store-keys';
import { descriptorOf, type ReadBuilt, storeSbom, storeVersion } from './store/store-version';

export interface PublishOptions {
  readonly by: string;
  readonly commit?: string | undefined;
  /** Undefined for a plan only. A dry run does everything except going live. */
  readonly compose: ComposeCandidate | undefined;
  /** The channel that a new channel copies. */
  readonly begin?: string | undefined;
  /** Reads a file of a build; default: from the package's folder in this checkout. */
  readonly read?: ReadBuilt | undefined;
  /**
   * Creates the bill of materials of a version from its notices; a failure is logged and does not stop the release.
   */
  readonly sbom?: ((artefact: Descriptor, notices: string) => string) | undefined;
  /** How much to compress files that are stored first; default: thoroughly. */
  readonly effort?: Effort | undefined;
  /** The registry when the command began; default: when the publishing begins. */
  readonly looked?: Registry | undefined;
  /** As in `ReleaseRecord`. */
  readonly from?: string | undefined;
  readonly log?: (line: string) => void;
}

/**
 * Publishes built packages together: checks them, stores their files, each written once, and then moves the
 * registry's pointers in one step. A killed run leaves nothing live and can be repeated. Throws a RefusedError when
 * a finding prevents it, and an EnvironmentError when another release of one of the packages came in between.
 */
export async function publish(
  store: ReleaseStore,
  channel: string,
  artefacts: readonly Descriptor[],
  options: PublishOptions,
): Promise<Plan> {
  const { by, commit, compose, begin, sbom, from } = options;
  const { effort = 'thoroughly', read = readBuilt, log = () => {} } = options;
  const found = await readRegistry(store, channel);
  const { registry } = found;
  const { looked = registry } = options;
  const fresh = artefacts.filter(
    ({ name, version }) => liveVersion(registry, name)?.metadata.version !== version,
  );
  const files = await Promise.all(
    fresh.map(async (artefact) => [
      ...(await checkArtefact(store, artefact, read)),
      ...grown(artefact, liveVersion(registry, artefact.name)),
    ]),
  );
  const chosen = artefacts.map(asLive);
  const record = { action: 'publish', by, commit, from } as const;
  const plan = async (found: Found) => {
    for (const { name, version } of artefacts) mustBeAsLooked(name, version, looked, found.registry);
    return await planMove(found, { choose: () => chosen, record, begin, check: checkVersions });
  };
  const planned = await plan({ store, channel, registry }).catch((error: unknown) =>
    withFindings(error, files.flat()),
  );
  refuseErrors(files.flat());
  if (!compose) return planned;
  for (const artefact of isTrial(store) ? fresh : artefacts) {
    const isNew = fresh.includes(artefact) && !isTrial(store);
    if (isNew) log(`Storing the files of ${artefact.name} ${artefact.version}`);
    await storeVersion(store, artefact, read, effort);
    if (isNew && sbom) await storeSbom(store, artefact, read, sbom, log);
  }
  return await release(store, channel, plan, { compose, read: found }).catch((error: unknown) =>
    withFindings(error, planned.findings),
  );
}

const checkVersions: CheckVersions = (...versions) => [
  ...checkChange(...versions),
  ...checkAccess(...versions),
];

/** Throws when another release changed what is live of a package since the command looked. */
function mustBeAsLooked(name: string, version: string, looked: Registry, now: Registry): void {
  const live = liveVersion(now, name);
  const seen = liveVersion(looked, name)?.metadata.version;
  if (live?.metadata.version === seen || live?.metadata.version === version) return;
  const { at, commit, by } = live?.extras.release ?? {};
  const event = live
    ? `${name} ${live.metadata.version} went live${at ? ` at ${at.slice(0, 16).replace('T', ' ')}` : ''}${commit ? ` from commit ${commit}` : ''}${by ? ` by ${by}` : ''}`
    : `${name} was taken off meanwhile`;
  throw new EnvironmentError(`${event}; look at it and publish again.`);
}

/** Returns findings about the files themselves, and about what the store already has under that version. */
async function checkArtefact(store: ReleaseStore, artefact: Descriptor, read: ReadBuilt): Promise<Finding[]> {
  const { name, version } = artefact;
  const found = await checkFiles(artefact, (file) => read(artefact, file), readBudget(name));
  const stored = await store.get(descriptorKey(artefact.name, artefact.version));
  if (!stored || stored.content.equals(descriptorOf(artefact))) return found;
  const message = `${name} ${version} is already published with other content.`;
  const fix = `Raise the version in ${name}/package.json, build and publish again.`;
  return [...found, errorsOf(name, version)('immutable', message, fix)];
}

/** Returns findings for pages that became much larger than their live versions. */
function grown(artefact: Descriptor, live: RegistryVersion | undefined): Finding[] {
  const { name } = artefact;
  return live ? checkGrowth(asLive(artefact), { ...live, name }, readBudget(name).growth) : [];
}

/** Throws one refusal with all findings. */
function withFindings(error: unknown, more: readonly Finding[]): never {
  if (error instanceof Error && 'findings' in error)
    refuseErrors([...(error.findings as readonly Finding[]), ...more]);
  throw error;
}

function asLive(artefact: Descriptor): Live {
  const { name, version, entry, extras } = artefact;
  return {
    name,
    url: assetPath(name, version, entry.path),
    metadata: { integrity: entry.integrity, version },
    extras: { ...extras, descriptor: integrityOf(descriptorOf(artefact)) },
  };
}

async function readBuilt({ name }: Descriptor, file: string): Promise<Buffer | undefined> {
  const folder = folderOf(name);
  return await readOwnFile(folder, path.relative(folder, builtFile(name, file)).split(path.sep));
}
