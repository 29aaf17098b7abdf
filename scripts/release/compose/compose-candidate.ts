import type { SiteConfig } from '@little-arches/contracts/config';
import { EnvironmentError } from '@little-arches/kit/errors/usage-error';
import type { Finding } from '../check/findings';
import type { Registry } from '../model/registry';
import type { SiteManifest } from '../model/site';
import type { Rehearsal } from '../rehearse/open-rehearsal';
import { readManifest, storeSite } from '../site/stored-site';
import { readRegistry } from '../store/channel-registry';
import { isTrial } from '../store/dry-run-store';
import type { ReleaseStore } from '../store/store';
import { compose } from './compose';
import { logComposition, readCompositionLog } from './composition-log';

/** A registry that would become live, and its origin. */
export interface Candidate {
  readonly registry: Registry;
  /** The packages whose live version changes. */
  readonly moving: ReadonlySet<string>;
  /**
   * Whether all pages of the moving packages must be rendered before the release goes live; false for a rollback,
   * which must stay possible.
   */
  readonly strict: boolean;
}

/**
 * Composes the site of a candidate and stores it without making it live. Returns its id. Rejects with a
 * RefusedError when a required page of a moving package can't be rendered.
 */
export type ComposeCandidate = (candidate: Candidate) => Promise<string>;

/** Options of composing a channel's site. */
export interface ComposeOptions {
  readonly store: ReleaseStore;
  readonly channel: string;
  readonly config: SiteConfig;
  /**
   * True renders every page, for new content in the backend; false renders only those of changed packages. Without
   * any, every page is rendered.
   */
  readonly full: boolean;
  /** The source channel of a release, whose pages may be reused. */
  readonly from?: string | undefined;
  /** The channel that a new channel copies, whose pages may be reused. */
  readonly begin?: string | undefined;
  /** Milliseconds that a page may take. */
  readonly timeLimit?: number;
  /** Loads changed pages in a browser before visitors get them; default: changed pages are not loaded. */
  readonly rehearsal?: Rehearsal | undefined;
  readonly log?: (line: string) => void;
}

/** How many of a channel's last sites are searched for pages that need no rendering. */
const SEARCHED = 5;

/** Creates the composer of one release. A later attempt reuses the pages that an overtaken attempt rendered. */
export function createComposer(options: ComposeOptions): {
  compose: ComposeCandidate;
  /** Returns the site of the last attempt. */
  site(): SiteManifest | undefined;
  /** Returns the warnings of the last attempt about pages. */
  warnings(): readonly Finding[];
} {
  const { store, channel, config, full, from, begin, timeLimit, rehearsal, log = () => {} } = options;
  let tried: SiteManifest | undefined;
  let warnings: readonly Finding[] = [];

  async function composeCandidate({ registry, moving, strict }: Candidate): Promise<string> {
    const isAnew = full || (strict && moving.size === 0);
    const [live, others] = await Promise.all([readSite(registry.site), isAnew ? [] : otherSites(registry)]);
    const previous = [tried, ...(isAnew ? [] : [live]), ...others].flatMap((site) => site ?? []);
    log(previous.length > 0 ? `Composing ${channel}: the pages of what changed` : `Composing ${channel}`);
    const composing = { registry, channel, config, moving, live, previous, timeLimit };
    const composed = await compose(store, composing);
    if (strict) {
      // Imported here, because a rollback does not need it.
      const { checkSite } = await import('./check-site');
      const checked = { store, live, site: composed, registry, moving };
      warnings = await checkSite(checked, rehearsal, log);
    }
    if (isTrial(store)) return '';
    const { id, manifest } = await storeSite(store, composed, previous);
    tried = manifest;
    await logComposition(store, channel, manifest.composition.id, id);
    return id;
  }

  /** Reads a site; undefined when it is unreadable, so that every page is rendered again. */
  async function readSite(id: string | undefined): Promise<SiteManifest | undefined> {
    if (id === undefined) return undefined;
    try {
      return await readManifest(store, id);
    } catch (error) {
      // A newer tool wrote the site, so it must not be overwritten.
      if (error instanceof EnvironmentError) throw error;
      log(`What visitors get now can't be kept: ${error instanceof Error ? error.message : error}`);
      return undefined;
    }
  }

  /** Reads sites with reusable pages: a rollback by several releases finds its pages in an earlier site. */
  async function otherSites(registry: Registry): Promise<(SiteManifest | undefined)[]> {
    const { site: live } = registry;
    const ids = await loggedSites();
    return await Promise.all([
      ...ids.filter((id) => id !== live).map(readSite),
      ...[from, live === undefined ? begin : undefined].map(readOther),
    ]);
  }

  /** Reads the live site of another channel. */
  async function readOther(other: string | undefined): Promise<SiteManifest | undefined> {
    if (other === undefined || other === channel) return undefined;
    return await readSite((await readRegistry(store, other)).registry.site);
  }

  async function loggedSites(): Promise<string[]> {
    const { compositions } = await readCompositionLog(store, channel);
    return compositions.slice(0, SEARCHED).flatMap(({ site }) => site ?? []);
  }

  return { compose: composeCandidate, site: () => tried, warnings: () => warnings };
}
