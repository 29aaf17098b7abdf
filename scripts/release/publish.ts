import path from 'node:path';
import { builtFile } from '@scripts/build/built-descriptor';
import { folderOf } from '@scripts/build/packages';
import { readOwnFile } from '@scripts/kit/files/read-own-file';
import type { Effort } from '@scripts/kit/http/compression';
import { integrityOf } from '@scripts/kit/integrity';
import type { Descriptor } from 'shared-contracts/formats/descriptor';
import type { RegistryVersion } from 'shared-contracts/formats/registry';
import { readBudget } from './check/budgets';
import { checkFiles } from './check/check-files';
import type { Allowed } from './check/check-reaches';
import { checkGrowth } from './check/check-sizes';
import { errorsOf, type Finding, refuseErrors } from './check/findings';
import type { ComposeCandidate } from './compose/compose-candidate';
import { storeDeltas } from './deltas/store-deltas';
import { begun, type Movement, movePointers } from './move-pointers';
import { beginOwners } from './owners/begin-owners';
import { isCompressible } from './store/asset-files';
import { assetPath, readRegistry } from './store/channel-registry';
import { type Live, liveVersion } from './store/live-versions';
import { putAnyOnce } from './store/put-any-once';
import { putCompressed } from './store/put-compressed';
import { releasedKey } from './store/released-file';
import type { ReleaseStore } from './store/store';
import { isTrial } from './store/trial-store';
import { descriptorKey } from './store-keys';

/** Who publishes from which commit, and whether it only shall be tried. */
export interface PublishOptions {
  readonly by: string;
  readonly commit?: string | undefined;
  /** In a trial store the site is composed too. */
  readonly dryRun?: boolean;
  readonly compose: ComposeCandidate;
  /** Share of the visitors in percent that get it; default: all of them do. */
  readonly canary?: number | undefined;
  /** The channel that a new one begins as a copy of. */
  readonly begin?: string | undefined;
  /** Reads a file of a build; default: that of the package's own folder in this checkout. */
  readonly read?: ReadBuilt | undefined;
  /** The bill of materials of a version, made from its notices; a failure is told and stops nothing. */
  readonly sbom?: (artefact: Descriptor, notices: string) => string;
  /** How hard to compress files that are stored first; default: thoroughly. */
  readonly effort?: Effort | undefined;
  /** Replaces what is live of the packages also where somebody else changed it. */
  readonly repair?: boolean | undefined;
  /** As of `movePointers`. */
  readonly allowed?: Allowed | undefined;
  readonly judge?: ((finding: Finding) => Finding) | undefined;
  readonly log?: (line: string) => void;
}

/** Reads a file of a build; undefined where there is none. */
export type ReadBuilt = (artefact: Descriptor, file: string) => Promise<Buffer | undefined>;

/**
 * Publishes built packages together: checks them, stores their files, each written once, and then moves the
 * registry's pointers in one step. A run that was killed left nothing live and can be repeated. Throws a
 * RefusedError when anything speaks against it.
 */
export async function publish(
  store: ReleaseStore,
  channel: string,
  artefacts: readonly Descriptor[],
  {
    by,
    commit,
    dryRun,
    compose,
    canary,
    begin,
    sbom,
    repair: repairs,
    allowed,
    judge,
    effort = 'thoroughly',
    read = readBuilt,
    log = () => {},
  }: PublishOptions,
): Promise<Movement> {
  const names = artefacts.map(({ name }) => name);
  const repair = repairs ? new Set(names) : undefined;
  const { registry } = await readRegistry(store, channel, repair);
  const fresh = artefacts.filter(
    ({ name, version }) => liveVersion(registry, name)?.metadata.version !== version,
  );
  const files = await Promise.all(
    fresh.map(async (artefact) => [
      ...(await checkArtefact(store, artefact, read)),
      ...grown(artefact, liveVersion(registry, artefact.name)),
    ]),
  );
  const mustRead = mustReadBy(read);
  const options = { action: 'publish', by, commit, compose, canary, begin, repair, allowed, judge } as const;
  const move = (dry: boolean, tries = false) =>
    movePointers(store, channel, () => artefacts.map(asLive), { ...options, dryRun: dry, tries });
  const tried = await move(true).catch((error: unknown) => withFindings(error, files.flat()));
  refuseErrors(files.flat());
  if (dryRun) {
    if (!isTrial(store)) return tried;
    for (const artefact of fresh) await storeFiles(store, artefact, mustRead, effort);
    return await move(true, true);
  }
  const moving = tried.moved.map((moved) => moved.package);
  const before = await begun(store, channel, registry, begin);
  await beginOwners(store, before, { moving, others: names, log });
  const deltas: Promise<void>[] = [];
  for (const artefact of artefacts) {
    const { name, version } = artefact;
    const isFresh = fresh.includes(artefact);
    if (isFresh) log(`Storing the files of ${name} ${version}`);
    await storeFiles(store, artefact, mustRead, effort);
    if (isFresh) deltas.push(storeDeltas(store, before, artefact, log));
    if (sbom && isFresh)
      await storeSbom(store, artefact, mustRead, sbom).catch((error: unknown) =>
        log(
          `${name} ${version} is stored without a bill of materials: ${error instanceof Error ? error.message : error}`,
        ),
      );
  }
  try {
    return await move(false);
  } finally {
    // Made while the pages are composed: they only save bytes, and a version is as good without them.
    await Promise.all(deltas);
  }
}

/** Findings of the files themselves and of what the store already has under that version. */
async function checkArtefact(store: ReleaseStore, artefact: Descriptor, read: ReadBuilt): Promise<Finding[]> {
  const { name, version } = artefact;
  const found = await checkFiles(artefact, (file) => read(artefact, file), readBudget(name));
  const stored = await store.get(descriptorKey(artefact.name, artefact.version));
  if (!stored || stored.content.equals(descriptorOf(artefact))) return found;
  const message = `${name} ${version} is already published with other content.`;
  const fix = `Raise the version in ${name}/package.json, build and publish again.`;
  return [...found, errorsOf(name, version)('immutable', message, fix)];
}

/** Findings of pages that became much larger than what is live of them. */
function grown(artefact: Descriptor, live: RegistryVersion | undefined): Finding[] {
  const { name } = artefact;
  return live ? checkGrowth(asLive(artefact), { ...live, name }, readBudget(name).growth) : [];
}

/** One refusal for everything there is to say. */
function withFindings(error: unknown, more: readonly Finding[]): never {
  if (error instanceof Error && 'findings' in error)
    refuseErrors([...(error.findings as readonly Finding[]), ...more]);
  throw error;
}

async function storeFiles(
  store: ReleaseStore,
  artefact: Descriptor,
  mustRead: MustRead,
  effort: Effort,
): Promise<void> {
  const { extras, node, maps = [] } = artefact;
  await Promise.all(
    [...extras.files, ...node].map(async ({ path: file }) => {
      const key = releasedKey(artefact, file);
      const content = await mustRead(artefact, file);
      const isServed = !file.startsWith('node/');
      if (isServed && isCompressible(file) && !isTrial(store))
        await putCompressed(store, key, content, effort);
      else await store.putOnce(key, content);
    }),
  );
  // They explain failures that visitors have: of a version that is only tried there are none.
  if (!isTrial(store))
    await Promise.all(
      maps.map(async ({ path: file }) =>
        store.putOnce(releasedKey(artefact, file), await mustRead(artefact, file)),
      ),
    );
  // Last, so that a version with a descriptor is complete.
  await store.putOnce(descriptorKey(artefact.name, artefact.version), descriptorOf(artefact));
}

async function storeSbom(
  store: ReleaseStore,
  artefact: Descriptor,
  mustRead: MustRead,
  sbom: NonNullable<PublishOptions['sbom']>,
): Promise<void> {
  const key = `${artefact.name}/${artefact.version}/sbom.json`;
  const { notices } = artefact;
  if (!notices) return;
  // Another npm may write it otherwise.
  await putAnyOnce(store, key, async () =>
    Buffer.from(sbom(artefact, (await mustRead(artefact, notices)).toString('utf8'))),
  );
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

type MustRead = (artefact: Descriptor, file: string) => Promise<Buffer>;

function mustReadBy(read: ReadBuilt): MustRead {
  return async (artefact, file) => {
    const content = await read(artefact, file);
    if (content) return content;
    throw new Error(`${file} of ${artefact.name} ${artefact.version} is gone: build and publish again`);
  };
}

function descriptorOf(artefact: Descriptor): Buffer {
  return Buffer.from(JSON.stringify(artefact));
}
