import {
  type Article,
  type GetBlogWebsiteRequest,
  getBlogWebsite,
  getBlogWebsiteRequest,
} from '@little-arches/contracts/backend';
import { answerPosts } from '../_shared/answer.ts';
import { parseBody } from '../_shared/body.ts';
import { logProblem } from '../_shared/log-problem.ts';
import { requireData, serviceClient } from '../_shared/service-client.ts';

const COLUMNS =
  'id, title, slug, summary, body, cover, category, age_range, reading_minutes, published_at, short_body, parents_note, sources' as const;

/** Answers all published kids-zone articles, newest first, or the requested ones: `{ data }`. */
export const handler = answerPosts('getBlogWebsite', async (request) => {
  const asked = await parseBody(request, getBlogWebsiteRequest);
  const data = requireData(
    await serviceClient()
      .from('articles')
      .select(COLUMNS)
      .lte('published_at', new Date().toISOString())
      .order('published_at', { ascending: false })
      .order('id'),
  );
  // Addresses depend on all titles, so articles that weren't requested are removed only here.
  return { data: askedFor(getBlogWebsite.parse({ data }, logProblem).data, asked) };
});

function askedFor(
  articles: readonly Article[],
  { title, for: use }: GetBlogWebsiteRequest,
): readonly Article[] {
  if (title !== undefined) {
    const index = articles.findIndex(({ slug }) => slug === title);
    return index < 0 ? [] : articles.slice(Math.max(0, index - 1), index + 2);
  }
  if (use !== 'list') return articles;
  return articles.map(({ short_body: _short, parents_note: _note, sources: _sources, ...article }) => ({
    ...article,
    body: article.body.match(/^!\[[^\]\n]*\]\(activity:[\w-]+\)$/gm)?.join('\n\n') ?? '',
  }));
}
