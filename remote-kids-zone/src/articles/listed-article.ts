import type { Article } from 'shared-contracts/functions/get-blog-website';
import { activitiesIn } from '../activities/activity';

/** A story as lists know it: without its text, so that a page with hundreds of them stays light. */
export interface ListedArticle extends Omit<Article, 'body'> {
  /** Keys of the activities in it. */
  readonly activities: readonly string[];
}

/** A story for a list. */
export function listed({ body, ...article }: Article): ListedArticle {
  return { ...article, activities: activitiesIn(body) };
}
