import { getBlogWebsite, requests } from '@little-arches/contracts/backend';
import { answerPosts } from '../_shared/answer.ts';
import { parseBody } from '../_shared/body.ts';
import { logProblem } from '../_shared/log-problem.ts';
import { requireData, serviceClient } from '../_shared/service-client.ts';

const COLUMNS =
  'id, title, slug, summary, body, cover, category, age_range, reading_minutes, published_at, short_body, parents_note, sources' as const;

/** Answers all published kids-zone articles, newest first: `{ data }`. */
export const handler = answerPosts('getBlogWebsite', async (request) => {
  await parseBody(request, requests.getBlogWebsite);
  const data = requireData(
    await serviceClient()
      .from('articles')
      .select(COLUMNS)
      .lte('published_at', new Date().toISOString())
      .order('published_at', { ascending: false })
      .order('id'),
  );
  return getBlogWebsite.parse({ data }, logProblem);
});
