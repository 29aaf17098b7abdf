import { createBackendError } from 'shared-contracts/backend';
import { href } from 'shared-contracts/routes';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.minLength(1));

const articleSchema = v.object({
  id: text,
  title: text,
  /** The lowercase, hyphenated, stripped title: the last segment of the story's address. */
  slug: text,
  summary: v.string(),
  /** Markdown. */
  body: v.string(),
  /** Name of the cover drawing. */
  cover: v.string(),
  category: text,
  /** Youngest and oldest reader, `7-10`. */
  age_range: text,
  reading_minutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  published_at: v.pipe(v.string(), v.isoTimestamp()),
});

/** A story of the kids zone, as getBlogWebsite answers it. */
export type Article = v.InferOutput<typeof articleSchema>;

const answerSchema = v.object({ data: v.array(articleSchema) });

/** Reads the answer of getBlogWebsite, newest first. Throws a BackendError that names the wrong field. */
export function parseArticles(answer: unknown): Article[] {
  const result = v.safeParse(answerSchema, answer);
  if (!result.success) {
    const field = v.getDotPath(result.issues[0]) ?? 'the answer itself';
    throw createBackendError(
      `The stories can’t be read: getBlogWebsite answered something unexpected at '${field}'. Please try again later.`,
      502,
    );
  }
  const time = (article: Article) => Date.parse(article.published_at);
  return result.output.data.toSorted((a, b) => time(b) - time(a));
}

/** A story and the ones published just before and after it. */
export interface ArticleInContext {
  readonly article: Article;
  readonly newer: Article | undefined;
  readonly older: Article | undefined;
}

/** Finds the story of an address among stories sorted newest first; undefined when there is none. */
export function findArticle(articles: readonly Article[], slug: string): ArticleInContext | undefined {
  const index = articles.findIndex((article) => article.slug === slug.toLowerCase());
  const article = articles[index];
  if (!article) return undefined;
  return { article, newer: articles[index - 1], older: articles[index + 1] };
}

/** The address of a story. */
export function hrefOfArticle({ slug }: Pick<Article, 'slug'>): string {
  return href('kidsZoneArticle', { title: slug });
}
