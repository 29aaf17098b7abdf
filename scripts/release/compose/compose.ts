import { availableParallelism } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import { eachAtMost } from '@scripts/kit/each-at-most';
import { EnvironmentError } from '@scripts/kit/errors/usage-error';
import type { SiteConfig } from 'shared-contracts/config';
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

/** Packages composed at the same time: each has a process, which mostly waits for the backend. */
const MOST_AT_ONCE = Math.max(6, availableParallelism());

/** What to compose. */
export interface Composing {
  /** The registry as it is, or as it would be. */
  readonly registry: Registry;
  readonly channel: string;
  readonly config: SiteConfig;
  /** The site that visitors get: what can't be rendered anew stays as it is there, but for packages that move. */
  readonly live?: SiteManifest | undefined;
  readonly moving?: ReadonlySet<string>;
  /** Sites whose pages need not be rendered again where the versions are the same. */
  readonly previous?: readonly SiteManifest[];
  /** Milliseconds that a page may take. */
  readonly timeLimit?: number | undefined;
}

/**
 * Puts the pages of a channel together from the live versions of a registry, rendered with data of the
 * backend, and stores each as soon as it is there: no more than a few are in memory. A page that fails to
 * render stays what visitors get of it now, else it is served as the frame; it is reported and stops no one
 * here. Throws when the shell was never published.
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
  const site = { store, pages, config, composition, rest, shell, liveShell, before, timeLimit };
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
      // One that is gone or damaged is rendered anew.
      return undefined;
    }
  }

  /** Its content stays; what it names of the composition is the new one, as on every other page. */
  async function renewed(page: StoredPage, from: Kept, name: string): Promise<StoredPage> {
    if (page.composition !== undefined) return page;
    const read = await readPage(store, page);
    const moved = from.config ? { ...read, ...(await moveFrom(from.config, read.html)) } : read;
    // What is there in full need not be written again.
    if (moved === read && from.composition === composition.id && page.coded) return page;
    const html = withComposition(moved.html, partFor(composition, name, rest));
    return await pages.storePage({ ...moved, html });
  }

  // Loaded only where a page comes from another site, or has to be rendered: a rollback has its pages.
  async function moveFrom(from: SiteConfig, html: string) {
    const { movePage } = await import('./reuse/moved-page');
    const { shortcutOf } = await import('./document/shortcut');
    return movePage(html, from, config, shortcutOf(config, shell));
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
 * The pages that visitors get now, which stay where they can't be rendered anew, with the shell and the versions
 * that they name. Those made for another configuration are of no use.
 */
function pagesBefore(live: SiteManifest | undefined, config: SiteConfig): readonly StoredPage[] {
  if (!live || !isDeepStrictEqual(live.config, config)) return [];
  return live.pages.map((page) => ({ composition: live.composition.id, ...page }));
}
