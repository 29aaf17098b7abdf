import { fold } from '@little-arches/contracts/input';
import { isForAge } from '../../articles/ages';
import type { ListedArticle } from '../../articles/listed-article';
import { topicKey } from '../../articles/topic';

/** The filters in the list's address (`?topic=good-to-know&age=8&q=toe&stations=36`). */
export interface WalkQuery {
  readonly topic?: string | undefined;
  readonly age?: number | undefined;
  /** Words of the search, as typed. */
  readonly words?: string | undefined;
  /** Largest number of stations to show. */
  readonly stations?: number | undefined;
}

/** Number of stations that are shown initially. More would delay the first response on phones. */
export const STATIONS = 18;

/** Parses the query of an address. Invalid values are ignored. */
export function parseWalkQuery(search: string): WalkQuery {
  const query = new URLSearchParams(search);
  const number = (name: string) => {
    const text = query.get(name) ?? '';
    return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
  };
  return {
    topic: query.get('topic') || undefined,
    age: number('age'),
    words: query.get('q')?.trim() || undefined,
    stations: number('stations'),
  };
}

/** Returns the query of an address with these filters; empty without filters. */
export function searchOf({ topic, age, words, stations }: WalkQuery): string {
  const query = new URLSearchParams();
  if (topic) query.set('topic', topic);
  if (age !== undefined) query.set('age', String(age));
  if (words) query.set('q', words);
  if (stations !== undefined && stations > STATIONS) query.set('stations', String(stations));
  const text = query.toString();
  return text ? `?${text}` : '';
}

/** Returns the stories with this topic, for this age, that contain each word of the search. */
export function storiesFor(
  articles: readonly ListedArticle[],
  { topic, age, words = '' }: WalkQuery,
): ListedArticle[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  return articles.filter((article) => {
    if (topic && topicKey(article.category) !== topic) return false;
    if (age !== undefined && !isForAge(article, age)) return false;
    // Most lists are not searched, and normalizing hundreds of texts keeps a phone busy.
    if (wanted.length === 0) return true;
    const text = fold(`${article.title} ${article.summary} ${article.category}`);
    return wanted.every((word) => text.includes(word));
  });
}
