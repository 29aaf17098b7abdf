import { type Article, getBlogWebsite } from 'shared-contracts/functions/get-blog-website';
import type { Host } from 'shared-contracts/host';

/** Reads every story, newest first. Logs what goes wrong and rejects with it (specification, section 8). */
export async function fetchArticles(host: Host): Promise<Article[]> {
  try {
    const { data } = await host.backend.call(getBlogWebsite, {});
    return data.toSorted((a, b) => Date.parse(b.published_at) - Date.parse(a.published_at));
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    host.reportError(error);
    throw error;
  }
}
