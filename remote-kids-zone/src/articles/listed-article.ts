import type { Article } from 'shared-contracts/backend';
import { activitiesIn } from '../activities/activity';

/** A story as lists know it: without its texts, so that a page with hundreds of them stays light. */
export interface ListedArticle extends Omit<Article, 'body' | 'short_body' | 'parents_note' | 'sources'> {
  /** Keys of the activities in it. */
  readonly activities: readonly string[];
}

/** A story for a list. */
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
 * A story far down a prerendered list, without what its card alone shows. Hundreds of summaries would make the page
 * heavy for a card that few walk to; the list is read again before they get there.
 */
export function fromAfar(article: ListedArticle): ListedArticle {
  return { ...article, summary: '', published_at: '' };
}
