import type { Article } from 'shared-contracts/functions/get-blog-website';
import { href } from 'shared-contracts/routes';

/** A story and the ones published just before and after it. */
export interface ArticleInContext {
  readonly article: Article;
  readonly newer: Article | undefined;
  readonly older: Article | undefined;
}

/** Finds the story of an address among stories sorted newest first; undefined when there is none. */
export function findArticle(articles: readonly Article[], slug: string): ArticleInContext | undefined {
  const wanted = slug.normalize().toLowerCase();
  const index = articles.findIndex((article) => article.slug === wanted);
  const article = articles[index];
  if (!article) return undefined;
  return { article, newer: articles[index - 1], older: articles[index + 1] };
}

/** The address of a story. */
export function hrefOfArticle({ slug }: Pick<Article, 'slug'>): string {
  return href('kidsZoneArticle', { title: slug });
}
