import { availableParallelism } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import type { SiteConfig } from '@little-arches/contracts/config';
import { eachAtMost } from '@little-arches/kit/each-at-most';
import { EnvironmentError } from '@little-arches/kit/errors/usage-error';
import type { Registry } from '../model/registry';
import type { ComposedSite, SiteManifest, StoredPage } from '../model/site';
import { composeNotices } from '../site/notices';
import { createPageStore, PAGES_AT_ONCE, readPage } from '../site/stored-site';
import { readDescriptor } from '../store/channel-registry';
import { type Live, liveVersionsOf, mustReadLiveVersions, recalledVersions } from '../store/live-versions';
import type { ReleaseStore } from '../store/store';
import { composeRemotes, partFor, publishComposition } from './compose-remotes';
import type { OwnPages } from './render/render-package';
import { withComposition } from './reuse/inlined';
import { type Kept, keepPages } from './reuse/kept-pages';

/** Packages that are composed in parallel: each has a process, which mostly waits for the backend. */
const MOST_AT_ONCE = Math.max(6, availableParallelism());

/** What to compose. */
export interface Composing {
  /** The live registry, or the future one. */
  readonly registry: Registry;
  readonly channel: string;
  readonly config: SiteConfig;
  /** The live site: pages that can't be rendered again stay as they are there, except those of moving packages. */
  readonly live?: SiteManifest | undefined;
  readonly moving?: ReadonlySet<string>;
  /** Sites whose pages are reused for unchanged versions. */
  readonly previous?: readonly SiteManifest[];
  /** Milliseconds that a page may take. */
  readonly timeLimit?: number | undefined;
}

/**
 * Composes the pages of a channel from the live versions of a registry and data of the backend. Stores each page at
 * once, so that only a few are in memory. A page that fails to render keeps its live content, or is served as the
 * frame without any; it is reported and does not stop the others. Throws when the shell was never published.
 */
export async function compose(
  store: ReleaseStore,
  { registry, channel, config, live, moving, previous = [], timeLimit }: Composing,
): Promise<ComposedSite<StoredPage>> {
  mustReadLiveVersions(registry);
  const liveVersions = liveVersionsOf(registry);
  const liveShell = shellOf(liveVersions, channel);
  const shellVersion = liveShell.metadata.version;
  const shell = await readDescriptor(store, 'shell', shellVersion, liveShell.extras.descriptor);
  const composition = composeRemotes(registry, liveShell);
  const rest = await publishComposition(store, composition);
  const { kept, earlier } = keepPages(previous, composition, config);
  const before = pagesBefore(live, config).filter(({ owner = '' }) => !moving?.has(owner));
  const pages = createPageStore(store, previous);
  const site = { store, pages, config, composition, rest, shell, liveShell, liveVersions, before, timeLimit };
  let renderer: Promise<(live: Live) => Promise<OwnPages>> | undefined;

  const composed = await eachAtMost(
    MOST_AT_ONCE,
    liveVersions,
    async (one) => (await keep(one)) ?? (await render(one)),
  );
  const notices = await composeNotices(store, liveVersions);
  const recalled = recalledVersions(registry);
  return {
    composition,
    config,
    pages: composed.flatMap((own) => own.pages),
    unrendered: composed.flatMap(({ unrendered }) => unrendered),
    notices,
    ...(recalled.length > 0 && { recalled }),
    earlier,
  };

  async function keep({ name }: Live): Promise<OwnPages | undefined> {
    const found = kept.get(name);
    if (!found) return undefined;
    try {
      const own = await eachAtMost(PAGES_AT_ONCE, found.pages, (page) => renewed(page, found, name));
      return { pages: own, unrendered: found.unrendered };
    } catch {
      // A missing or damaged page is rendered again.
      return undefined;
    }
  }

  /** Returns a retained page with its content unchanged and the new composition inlined, as on every other page. */
  async function renewed(page: StoredPage, from: Kept, name: string): Promise<StoredPage> {
    if (page.composition !== undefined) return page;
    const read = await readPage(store, page);
    const moved = from.config ? { ...read, ...(await moveFrom(from.config, read.html)) } : read;
    // A complete, unchanged page need not be written again.
    if (moved === read && from.composition === composition.id && page.coded) return page;
    const html = withComposition(moved.html, partFor(composition, name, rest));
    return await pages.storePage({ ...moved, html });
  }

  // Imported here, because a rollback moves and renders no pages.
  async function moveFrom(from: SiteConfig, html: string) {
    const { movePage } = await import('./reuse/moved-page');
    return movePage(html, from, config);
  }

  async function render(one: Live): Promise<OwnPages> {
    renderer ??= import('./render/render-package').then(({ createRenderer }) => createRenderer(site));
    return await (await renderer)(one);
  }
}

function shellOf(liveVersions: readonly Live[], channel: string): Live {
  const shell = liveVersions.find(({ name }) => name === 'shell');
  if (shell) return shell;
  throw new EnvironmentError(`Channel '${channel}' has no shell: publish the shell first`);
}

/**
 * Returns the live pages, for those that can't be rendered again, with their own composition. Returns none for
 * another configuration.
 */
function pagesBefore(live: SiteManifest | undefined, config: SiteConfig): readonly StoredPage[] {
  if (!live || !isDeepStrictEqual(live.config, config)) return [];
  return live.pages.map((page) => ({ composition: live.composition.id, ...page }));
}
