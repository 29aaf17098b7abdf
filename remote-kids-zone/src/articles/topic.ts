import { addresses } from '@little-arches/contracts/routes';
import type { Article } from './listed-article';

/** A category with its key in the address (`?topic=`) and the name on its button. */
export interface Topic {
  readonly key: string;
  readonly name: string;
}

/** Converts a category to its key: `How your body works` to `how-your-body-works`. */
export function topicKey(category: string): string {
  return category
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Returns the categories of these stories in alphabetical order, so that a new story moves no button. */
export function topicsOf(articles: readonly Pick<Article, 'category'>[]): Topic[] {
  const byKey = new Map(articles.map(({ category }) => [topicKey(category), category]));
  return [...byKey].map(([key, name]) => ({ key, name })).sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Returns the address of the list filtered by a topic. */
export function hrefOfTopic(key: string): string {
  return `${addresses.kidsZone}?${new URLSearchParams({ topic: key })}`;
}
