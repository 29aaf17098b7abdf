import { getBlogWebsite } from '@little-arches/contracts/backend';
import type { Host } from '@little-arches/contracts/host';
import { asError, propertyOf } from '@little-arches/contracts/platform';
import type { Article } from './listed-article';

/** Reads every story, newest first. Logs a failure and rejects with it (specification, section 8). */
export async function fetchArticles(host: Host): Promise<Article[]> {
  try {
    const { data } = await host.backend.call(getBlogWebsite, {});
    return data.toSorted((a, b) => Date.parse(b.published_at) - Date.parse(a.published_at));
  } catch (thrown) {
    // The server's own message is the cause of an error whose message is for visitors.
    const error = asError(propertyOf(thrown, 'cause') ?? thrown);
    host.reportError(error);
    throw error;
  }
}
