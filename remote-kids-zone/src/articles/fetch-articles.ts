import { type Article, type GetBlogWebsiteRequest, getBlogWebsite } from 'shared-contracts/backend';
import type { Host } from 'shared-contracts/host';
import { asError, propertyOf } from 'shared-contracts/platform';

/** Reads every story, or those that are asked for, newest first. Logs what goes wrong and rejects with it (specification, section 8). */
export async function fetchArticles(host: Host, asked: GetBlogWebsiteRequest = {}): Promise<Article[]> {
  try {
    const { data } = await host.backend.call(getBlogWebsite, asked);
    return data.toSorted((a, b) => Date.parse(b.published_at) - Date.parse(a.published_at));
  } catch (thrown) {
    // What the server said itself is the cause of an error whose own message is for visitors.
    const error = asError(propertyOf(thrown, 'cause') ?? thrown);
    host.reportError(error);
    throw error;
  }
}
