import { availableParallelism } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import { eachAtMost } from '@scripts/kit/each-at-most';
import { HinderedError } from '@scripts/kit/errors/usage-error';
import type { SiteConfig } from 'shared-contracts/config';
import type { Registry } from 'shared-contracts/formats/registry';
import type {
  ComposedPage,
  ComposedSite,
  SiteManifest,
  StoredPage,
  UnrenderedPage,
} from 'shared-contracts/formats/site';
import { composeNotices } from '../site/notices';
import { readPage } from '../site/stored-site';
import { readDescriptor } from '../store/channel-registry';
import { type Live, livesOf, mustReadLives, recalledVersions } from '../store/live-versions';
import type { ReleaseStore } from '../store/store';
import { composeRemotes, publishComposition } from './compose-remotes';
import { withComposition } from './document/document';
import { createPageParts } from './document/page-parts';
import { shortcutOf } from './document/shortcut';
import { layOutNodeBuild } from './render/node-builds';
import { renderAddress } from './render/render-address';
import { type PrerenderProcess, startPrerenderer } from './render/start-prerenderer';
import { type Kept, keepPages, versionsOf } from './reuse/kept-pages';
import { movePage } from './reuse/moved-page';

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
 * Puts the pages of a channel together from the live versions of a registry, rendered with data of the backend.
 * A page that fails to render stays what visitors get of it now, else it is served as the frame; it is reported
 * and stops nobody here. Throws when the shell was never published.
 */
export async function compose(
  store: ReleaseStore,
  { registry, channel, config, live, moving, previous = [], timeLimit }: Composing,
): Promise<ComposedSite<ComposedPage | StoredPage>> {
  mustReadLives(registry);
  const lives = livesOf(registry);
  const liveShell = shellOf(lives, channel);
  const shellVersion = liveShell.metadata.version;
  const shell = await readDescriptor(store, 'shell', shellVersion, liveShell.extras.descriptor);
  const composition = composeRemotes(registry, liveShell);
  const rest = await publishComposition(store, composition);
  const { partFor, documentParts } = createPageParts({ store, config, shell, composition, rest });
  const { kept, earlier } = keepPages(previous, composition, config);
  const before = pagesBefore(live, config).filter(({ owner = '' }) => !moving?.has(owner));
  const layOutShell = once(() => layOutNodeBuild(store, shell));

  const composed = await eachAtMost(
    MOST_AT_ONCE,
    lives,
    async (one) => (await keep(one)) ?? (await render(one)),
  );
  const notices = await composeNotices(store, lives);
  const recalled = recalledVersions(registry);
  return {
    composition,
    config,
    pages: composed.flatMap(({ pages }) => pages),
    unrendered: composed.flatMap(({ unrendered }) => unrendered),
    notices,
    ...(recalled.length > 0 && { recalled }),
    earlier,
  };

  async function keep({ name }: Live): Promise<OwnPages | undefined> {
    const found = kept.get(name);
    if (!found) return undefined;
    try {
      const pages = await Promise.all(found.pages.map((page) => renewed(page, found, name)));
      return { pages, unrendered: found.unrendered };
    } catch {
      // One that is gone or damaged is rendered anew.
      return undefined;
    }
  }

  /** Its content stays; what it names of the composition is the new one, as on every other page. */
  async function renewed(page: StoredPage, from: Kept, name: string): Promise<ComposedPage | StoredPage> {
    if (page.composition !== undefined) return page;
    const read = await readPage(store, page);
    const shortcut = shortcutOf(config, shell);
    const moved = from.config ? { ...read, ...movePage(read.html, from.config, config, shortcut) } : read;
    // What is there in full need not be written again.
    if (moved === read && from.composition === composition.id && page.coded) return page;
    return { ...moved, html: withComposition(moved.html, partFor(name)) };
  }

  async function render(package_: Live): Promise<OwnPages> {
    const { name, extras } = package_;
    const versions = versionsOf(composition, name);
    const unrendered: UnrenderedPage[] = [];
    let note = (path: string, error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      unrendered.push({ owner: name, path, reason, versions });
    };
    const { prerenderer, framesOnly } = await startFor(package_).catch(async (error) => {
      note(name, error);
      // That says it for all of its pages.
      note = () => {};
      return await startFor(liveShell);
    });
    const paths = extras.addresses.map((address) => address.path);
    const pages: (ComposedPage | StoredPage)[] = [];
    try {
      for (const address of extras.addresses) {
        const parts = await documentParts(package_, address);
        const rendered = { prerenderer, framesOnly, owner: name, address, paths, parts, note, before };
        for (const page of await renderAddress(rendered))
          pages.push({ rendered: versions, ...page, owner: name });
      }
    } finally {
      await prerenderer.stop();
    }
    return { pages, unrendered };
  }

  async function startFor({ name, metadata, extras }: Live): Promise<Started> {
    const common = { shell: await layOutShell(), config, composition, timeLimit };
    if (name === 'shell') return { prerenderer: await startPrerenderer(common), framesOnly: false };
    const artefact = await readDescriptor(store, name, metadata.version, extras.descriptor);
    // Another team's bundler need not build for Node: then there is nothing to render from.
    if (artefact.node.length === 0) return { prerenderer: await startPrerenderer(common), framesOnly: true };
    const folder = await layOutNodeBuild(store, artefact);
    return {
      prerenderer: await startPrerenderer({ ...common, remote: { name, folder } }),
      framesOnly: false,
    };
  }
}

function shellOf(lives: readonly Live[], channel: string): Live {
  const shell = lives.find(({ name }) => name === 'shell');
  if (shell) return shell;
  throw new HinderedError(`Channel '${channel}' has no shell: publish the shell first`);
}

/** What renders the pages of a package: only the frame round them, or all of them. */
interface Started {
  readonly prerenderer: PrerenderProcess;
  readonly framesOnly: boolean;
}

/** The pages of a package, and which of them could not be rendered. */
interface OwnPages {
  readonly pages: readonly (ComposedPage | StoredPage)[];
  readonly unrendered: readonly UnrenderedPage[];
}

/**
 * The pages that visitors get now, which stay where they can't be rendered anew, with the shell and the versions
 * that they name. Those made for another configuration are of no use.
 */
function pagesBefore(live: SiteManifest | undefined, config: SiteConfig): readonly StoredPage[] {
  if (!live || !isDeepStrictEqual(live.config, config)) return [];
  return live.pages.map((page) => ({ composition: live.composition.id, ...page }));
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
