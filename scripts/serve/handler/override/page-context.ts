import type { PolicyAdditions } from '@little-arches/release/site/security-headers';
import type { ServedSite, SiteSource } from '../source/site-source';

/** The parts of an uncached page, which has overrides or the panel. */
export interface PageContext {
  readonly site: ServedSite;
  readonly source: Pick<SiteSource, 'file' | 'earlier'>;
  readonly policy?: PolicyAdditions | undefined;
}
