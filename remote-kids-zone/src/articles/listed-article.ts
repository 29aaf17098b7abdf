import type { FunctionAnswer } from '@little-arches/contracts/backend';
import { activitiesIn } from '../activities/activity';

export type Article = FunctionAnswer<'getBlogWebsite'>['data'][number];

/** A story in a list: without its texts, to keep a page with hundreds of stories small. */
export interface ListedArticle extends Omit<Article, 'body' | 'short_body' | 'parents_note' | 'sources'> {
  /** Keys of the activities in the story. */
  readonly activities: readonly string[];
}

/** Converts a story to a list entry. */
export function listed({
  body,
  short_body: _short,
  parents_note: _note,
  sources: _sources,
  ...article
}: Article): ListedArticle {
  return { ...article, activities: activitiesIn(body) };
}

/**
 * Returns a story far down a prerendered list without the fields that only its card shows. Hundreds of summaries
 * would make the page large; the list is read again before a reader gets to these cards.
 */
export function fromAfar(article: ListedArticle): ListedArticle {
  return { ...article, summary: '', published_at: '' };
}
