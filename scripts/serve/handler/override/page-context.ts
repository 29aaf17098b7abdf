import type { PolicyAdditions } from '@scripts/release/site/security-headers';
import type { ServedSite, SiteSource } from '../source/site-source';

/** What a page that no one keeps is made from: one with overrides, or with the panel. */
export interface PageContext {
  readonly site: ServedSite;
  readonly source: Pick<SiteSource, 'file' | 'earlier'>;
  readonly policy?: PolicyAdditions | undefined;
}
