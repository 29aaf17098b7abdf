import { isDeepStrictEqual } from 'node:util';
import type { SiteConfig } from '@little-arches/contracts/config';
import { EnvironmentError } from '@little-arches/kit/errors/usage-error';
import { type Finding, refuseErrors } from '../model/findings';
import type { Registry } from '../model/registry';
import type { ComposedSite, SiteManifest } from '../model/site';
import { readManifest, renewSite, storeSite } from '../site/stored-site';
import { isTrial } from '../store/dry-run-store';
import { liveVersion, recalledVersions } from '../store/live-versions';
import type { ReleaseStore } from '../store/store';
import { composeRemotes, publishComposition } from './compose-remotes';
import { unrenderedFindings } from './render/unrendered';

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

/** The future site and the live one. */
export interface Compared {
  readonly store: ReleaseStore;
  readonly registry: Registry;
  readonly site: ComposedSite;
  /** Undefined when nothing is live. */
  readonly live: SiteManifest | undefined;
  readonly moving: ReadonlySet<string>;
}

/** Checks a site before it goes live. Returns the warnings; throws a RefusedError when there is an error. */
export type CheckSite = (compared: Compared) => Promise<readonly Finding[]>;

export interface ComposeOptions {
  readonly store: ReleaseStore;
  readonly channel: string;
  readonly config: SiteConfig;
  /** Checks the site of a strict candidate; default: only whether the pages of moving packages are rendered. */
  readonly check?: CheckSite | undefined;
  readonly log?: (line: string) => void;
}

/** Creates the composer of one release. */
export function createComposer(options: ComposeOptions): {
  compose: ComposeCandidate;
  /** Returns the site of the last attempt. */
  site(): SiteManifest | undefined;
  /** Returns the warnings of the last attempt about pages. */
  warnings(): readonly Finding[];
} {
  const { store, channel, config, check = refuseUnrendered, log = () => {} } = options;
  let tried: SiteManifest | undefined;
  let warnings: readonly Finding[] = [];

  async function composeCandidate({ registry, moving, strict }: Candidate): Promise<string> {
    if (!strict) {
      tried = await siteBefore(registry);
      if (tried) return tried.id;
    }
    const live = await readSite(registry.site);
    // Imported here, because a rollback to a site of before renders nothing.
    const { compose } = await import('./compose');
    log(`Composing ${channel}`);
    const composed = await compose(store, { registry, channel, config, moving, live });
    if (strict) warnings = await check({ store, live, site: composed, registry, moving });
    if (isTrial(store)) return '';
    tried = await storeSite(store, composed);
    return tried.id;
  }

  /** Returns a site of before with exactly these versions; undefined without any. */
  async function siteBefore(registry: Registry): Promise<SiteManifest | undefined> {
    const shell = liveVersion(registry, 'shell');
    if (!shell) return undefined;
    const composition = composeRemotes(registry, shell);
    const wanted = [composition.id, config, recalledVersions(registry)];
    for (const id of registry.earlierSites ?? []) {
      const site = await readSite(id);
      if (!site || !isDeepStrictEqual([site.composition.id, site.config, site.recalled ?? []], wanted))
        continue;
      // Makes it young, so that gc leaves it until the pointer names it.
      await publishComposition(store, composition);
      await renewSite(store, site.id);
      return site;
    }
    return undefined;
  }

  /** Reads a site; undefined when it is unreadable: then none of its pages can be kept. */
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

  return { compose: composeCandidate, site: () => tried, warnings: () => warnings };
}

async function refuseUnrendered(compared: Compared): Promise<readonly Finding[]> {
  const found = unrenderedFindings(compared);
  refuseErrors(found);
  return found;
}
