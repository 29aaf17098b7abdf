import type { Article } from './listed-article';

type ForAges = Pick<Article, 'age_range'>;

/** Returns the youngest and oldest age of a story's readers; undefined when the range has another format. */
function agesOf({ age_range: range }: ForAges): readonly [number, number] | undefined {
  const [, from, to] = /^(\d{1,2})-(\d{1,2})$/.exec(range) ?? [];
  return from && to ? [Number(from), Number(to)] : undefined;
}

/** Returns whether a story is for a reader of that age, in years. */
export function isForAge(article: ForAges, age: number): boolean {
  const ages = agesOf(article);
  return ages !== undefined && ages[0] <= age && age <= ages[1];
}

/** Returns every age that at least one of these stories is for, ascending. */
export function agesIn(articles: readonly ForAges[]): number[] {
  const ages = articles.flatMap((article) => agesOf(article) ?? []);
  if (ages.length === 0) return [];
  const youngest = Math.min(...ages);
  const all = Array.from({ length: Math.max(...ages) - youngest + 1 }, (_, more) => youngest + more);
  return all.filter((age) => articles.some((article) => isForAge(article, age)));
}
