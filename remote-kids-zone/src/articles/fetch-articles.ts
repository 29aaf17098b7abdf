import type { Host } from 'shared-contracts/host';
import { type Article, parseArticles } from './article';

/** Reads every story, newest first. Logs what goes wrong and rejects with it (specification, section 8). */
export async function fetchArticles(host: Host): Promise<Article[]> {
  try {
    return parseArticles(await host.backend.call('getBlogWebsite', {}));
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    host.reportError(error);
    throw error;
  }
}
