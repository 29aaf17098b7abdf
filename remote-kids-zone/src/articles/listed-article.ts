import type { Article } from 'shared-contracts/functions/get-blog-website';

/** A story as lists know it: without its text, so that a page with hundreds of them stays light. */
export type ListedArticle = Omit<Article, 'body'>;

/** A story for a list. */
export function listed({ body: _, ...article }: Article): ListedArticle {
  return article;
}
