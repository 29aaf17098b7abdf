import { href } from '@little-arches/contracts/routes';
import { type Article, type ListedArticle, listed } from './listed-article';

/** A story with the stories published just before and after it. */
export interface ArticleInContext {
  readonly article: Article;
  readonly newer: ListedArticle | undefined;
  readonly older: ListedArticle | undefined;
}

/** Finds the story of an address among stories sorted newest first; undefined when there is none. */
export function findArticle(articles: readonly Article[], slug: string): ArticleInContext | undefined {
  const wanted = slug.normalize().toLowerCase();
  const index = articles.findIndex((article) => article.slug === wanted);
  const article = articles[index];
  if (!article) return undefined;
  const [newer, older] = [articles[index - 1], articles[index + 1]];
  return { article, newer: newer && listed(newer), older: older && listed(older) };
}

export function hrefOfArticle({ slug }: Pick<Article, 'slug'>): string {
  return href('kidsZoneArticle', { title: slug });
}
