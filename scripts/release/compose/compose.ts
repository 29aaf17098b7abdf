import { availableParallelism } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import type { SiteConfig } from '@little-arches/contracts/config';
import { eachAtMost } from '@little-arches/kit/each-at-most';
import { EnvironmentError } from '@little-arches/kit/errors/usage-error';
import type { Registry } from '../model/registry';
import type { ComposedSite, SiteManifest } from '../model/site';
import { composeNotices } from '../site/notices';
import { readPage } from '../site/stored-site';
import { readDescriptor } from '../store/channel-registry';
import { type Live, liveVersionsOf, mustReadLiveVersions, recalledVersions } from '../store/live-versions';
import type { ReleaseStore } from '../store/store';
import { composeRemotes, publishComposition } from './compose-remotes';
import type { PageBefore } from './render/render-address';
import { createRenderer } from './render/render-package';

/** Packages that are composed in parallel: each has a process, which mostly waits for the backend. */
const MOST_AT_ONCE = Math.max(6, availableParallelism());

export interface Composing {
  /** The live registry, or the future one. */
  readonly registry: Registry;
  readonly channel: string;
  readonly config: SiteConfig;
  /** The live site: pages that can't be rendered now stay as they are there, except those of moving packages. */
  readonly live?: SiteManifest | undefined;
  readonly moving?: ReadonlySet<string>;
  /** Milliseconds that a page may take. */
  readonly timeLimit?: number | undefined;
}

/**
 * Renders every page of a channel from the live versions of a registry and data of the backend. A page that fails to
 * render keeps its live content, or is served as the frame without any; it is reported and does not stop the others.
 * Throws when the shell was never published.
 */
export async function compose(
  store: ReleaseStore,
  { registry, channel, config, live, moving, timeLimit }: Composing,
): Promise<ComposedSite> {
  mustReadLiveVersions(registry);
  const liveVersions = liveVersionsOf(registry);
  const liveShell = shellOf(liveVersions, channel);
  const shellVersion = liveShell.metadata.version;
  const shell = await readDescriptor(store, 'shell', shellVersion, liveShell.extras.descriptor);
  const composition = composeRemotes(registry, liveShell);
  const rest = await publishComposition(store, composition);
  const before = pagesBefore(store, live, config, moving);
  const render = createRenderer({
    store,
    config,
    composition,
    rest,
    shell,
    liveShell,
    liveVersions,
    before,
    timeLimit,
  });
  const composed = await eachAtMost(MOST_AT_ONCE, liveVersions, render);
  const notices = await composeNotices(store, liveVersions);
  const recalled = recalledVersions(registry);
  return {
    composition,
    config,
    pages: composed.flatMap((own) => own.pages),
    unrendered: composed.flatMap(({ unrendered }) => unrendered),
    notices,
    ...(recalled.length > 0 && { recalled }),
  };
}

function shellOf(liveVersions: readonly Live[], channel: string): Live {
  const shell = liveVersions.find(({ name }) => name === 'shell');
  if (shell) return shell;
  throw new EnvironmentError(`Channel '${channel}' has no shell: publish the shell first`);
}

/**
 * Returns the live pages that may stay, for those that can't be rendered now, each with its own composition. Returns
 * none for another configuration.
 */
function pagesBefore(
  store: ReleaseStore,
  live: SiteManifest | undefined,
  config: SiteConfig,
  moving: ReadonlySet<string> = new Set(),
): readonly PageBefore[] {
  if (!live || !isDeepStrictEqual(live.config, config)) return [];
  const staying = live.pages.filter(({ owner = '' }) => !moving.has(owner));
  return staying.map((page) => ({
    ...page,
    read: async () => ({ composition: live.composition.id, ...(await readPage(store, live, page)) }),
  }));
}
