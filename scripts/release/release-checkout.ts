import path from 'node:path';
import { readBuiltDescriptor } from '@little-arches/build/built-descriptor';
import type { Descriptor } from '@little-arches/build/model/descriptor';
import { packageNames } from '@little-arches/build/model/packages';
import type { SiteConfig } from '@little-arches/contracts/config';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import type { Effort } from '@little-arches/kit/http/compression';
import { STANDARD_CHANNEL } from '@little-arches/kit/settings/channel';
import { checkSite } from './check/check-site';
import { type CheckSite, createComposer } from './compose/compose-candidate';
import { commitOf } from './compose/origin';
import { unrenderedLines } from './compose/render/unrendered';
import { findingLines, RefusedError } from './model/findings';
import type { Registry } from './model/registry';
import { moveFormerAside } from './move-former-aside';
import { publish } from './publish';
import { releasedBy } from './released-by';
import { readRegistry } from './store/channel-registry';
import { earlierVersions, liveVersion } from './store/live-versions';
import { createDirectoryStore } from './store/store';

/** Target and options of releasing the checkout. */
export interface ReleaseOptions {
  /** The directory of releases. */
  readonly dataDir: string;
  readonly channel: string;
  /** Files are stored before the configuration is available; pages are composed afterwards. */
  readonly config: SiteConfig | Promise<SiteConfig>;
  /** As in `publish`. */
  readonly effort?: Effort;
  log(line: string): void;
}

/** Says in a release's record that `npm start` made it; no channel has this name. */
const START = 'npm start';

/**
 * Publishes builds of the checkout into a local store and renders every page of the site, by the same steps as a
 * team's release. Leaves what someone else released, rolled back or retired since, and says so.
 */
export async function releaseCheckout({
  dataDir,
  channel,
  config,
  effort,
  log,
}: ReleaseOptions): Promise<void> {
  const releases = path.join(dataDir, 'releases');
  const by = releasedBy(process.env);
  const former = moveFormerAside(releases);
  if (former) log(former);
  const store = createDirectoryStore(releases);
  const { registry: looked } = await readRegistry(store, channel);
  const builds = packageNames().map(readBuiltDescriptor);
  const others = builds.filter((build) => isOfOthers(build, looked));
  for (const build of others) log(leftLine(build, looked, channel));
  const own = builds.filter((build) => !others.includes(build));
  const check: CheckSite = (compared) => checkSite(compared, undefined, log);
  let composer: ReturnType<typeof createComposer> | undefined;
  const { moved, findings } = await publish(store, channel, own, {
    by,
    looked,
    from: START,
    commit: commitOf(own.map(({ name }) => name)),
    compose: async (candidate) => {
      composer ??= createComposer({ store, channel, config: await config, check });
      return await composer.compose(candidate);
    },
    effort,
    log,
  }).catch(explainRefusal);
  for (const { message, fix } of findings) log(`${message} ${fix}`);
  for (const { package: name, version } of moved) log(`Published ${name} ${version}`);
  for (const line of unrenderedLines(composer?.site()?.unrendered ?? [])) log(line);
}

/** Returns whether the channel has another version of the package, and not by the last `npm start`. */
function isOfOthers({ name, version }: Descriptor, registry: Registry): boolean {
  const live = liveVersion(registry, name);
  if (registry.unreadable?.some((part) => part.package === name && part.live)) return false;
  if (!live) return (registry.microFrontends[name] ?? []).length > 0;
  return live.metadata.version !== version && live.extras.release?.from !== START;
}

/** Returns what is live of a package, what the checkout has, and the command that would change it. */
function leftLine({ name, version }: Descriptor, registry: Registry, channel: string): string {
  const live = liveVersion(registry, name);
  const { at, by } = live?.extras.release ?? earlierVersions(registry, name)[0]?.extras.retired ?? {};
  const since = at === undefined ? '' : ` (since ${at.slice(0, 16).replace('T', ' ')} by ${by})`;
  const state = live ? `${name} ${live.metadata.version} stays live` : `${name} stays retired`;
  const option = channel === STANDARD_CHANNEL ? '' : ` --channel ${channel}`;
  return `${state}${since}; this checkout has ${version}. To publish it: npm run release -- publish ${name}${option}`;
}

/** Turns a refusal into a UsageError, because the user at the keyboard can fix it. */
function explainRefusal(error: unknown): never {
  if (error instanceof RefusedError)
    throw new UsageError(['The checkout was not released.', ...findingLines(error.findings)].join('\n'));
  throw error;
}
