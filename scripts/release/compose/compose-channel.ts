import { isDeepStrictEqual } from 'node:util';
import { locked } from '@scripts/kit/files/file-lock';
import { LOST, retryAgainstOthers } from '@scripts/kit/retry-against-others';
import { HinderedError } from '@scripts/kit/usage-error';
import type { SiteConfig } from 'shared-contracts/config';
import type { ComposedSite } from 'shared-contracts/formats/site';
import { readSite, siteTag, writeSite } from '../site/site-file';
import { readRegistry } from '../store/channel-registry';
import type { ReleaseStore } from '../store/store';
import { compose } from './compose';
import { logComposition } from './composition-log';

/** What to compose and where to. */
export interface ComposeOptions {
  readonly store: ReleaseStore;
  readonly channel: string;
  /** File of the composed site, which a server reads again when it is replaced. */
  readonly file: string;
  readonly config: SiteConfig;
  /** Renders every page anew, for new content in the backend; else only those of changed packages. */
  readonly full: boolean;
  readonly log?: (line: string) => void;
}

/** Each may render every page. */
const TRIES = 30;

/**
 * Composes what is live on a channel and replaces its site in one step. When a release or another composition
 * comes in between, starts again from there, so that the site never goes back to an older state.
 */
export async function composeChannel(options: ComposeOptions): Promise<ComposedSite> {
  const { store, channel, file, config, full, log = () => {} } = options;
  return retryAgainstOthers({ subject: `What is live on ${channel}`, tries: TRIES }, async () => {
    const tag = siteTag(file);
    const found = readPrevious(file);
    const previous = full ? undefined : found;
    if (previous && (await isCurrent(previous, options))) return previous;
    log(`Composing ${channel}${previous ? ': the pages of what changed' : ': every page'}`);
    const site = await compose(store, channel, config, previous);
    await logComposition(store, channel, site.composition.id);
    const written = await locked(`${file}.lock`, async () => {
      const { etag } = await readRegistry(store, channel);
      if (etag !== site.registry || siteTag(file) !== tag) return false;
      writeSite(file, site);
      return true;
    });
    if (written) return site;
    log('Something else was released meanwhile: composing again');
    return LOST;
  });
}

/** A site that can't be read, or a page of it, is composed anew. Throws where a newer tool wrote it. */
function readPrevious(file: string): ComposedSite | undefined {
  try {
    const site = readSite(file);
    return site?.unreadable ? undefined : site;
  } catch (error) {
    if (error instanceof HinderedError) throw error;
    return undefined;
  }
}

async function isCurrent(site: ComposedSite, { store, channel, config }: ComposeOptions): Promise<boolean> {
  const { etag } = await readRegistry(store, channel);
  return site.registry === etag && site.unrendered.length === 0 && isDeepStrictEqual(site.config, config);
}
