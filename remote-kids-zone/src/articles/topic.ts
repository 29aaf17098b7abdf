import type { Article } from 'shared-contracts/backend';
import { addresses } from 'shared-contracts/routes';

/** A category as written in the address (`?topic=`) and on its button. */
export interface Topic {
  readonly key: string;
  readonly name: string;
}

/** `How your body works` as `how-your-body-works`. */
export function topicKey(category: string): string {
  return category
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** The categories of these stories in the alphabet's order, so that a new story moves no button. */
export function topicsOf(articles: readonly Pick<Article, 'category'>[]): Topic[] {
  const byKey = new Map(articles.map(({ category }) => [topicKey(category), category]));
  return [...byKey].map(([key, name]) => ({ key, name })).sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The list of stories with one topic chosen. */
export function hrefOfTopic(key: string): string {
  return `${addresses.kidsZone}?${new URLSearchParams({ topic: key })}`;
}
