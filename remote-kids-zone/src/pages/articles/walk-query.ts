import { isForAge } from '../../articles/ages';
import type { ListedArticle } from '../../articles/listed-article';
import { topicKey } from '../../articles/topic';

/** What the list's address requests (`?topic=good-to-know&age=8&q=toe&stations=36`). */
export interface WalkQuery {
  readonly topic?: string | undefined;
  /** Years. */
  readonly age?: number | undefined;
  /** Words of the search, as they were typed. */
  readonly words?: string | undefined;
  /** How many stations are shown at most. */
  readonly stations?: number | undefined;
}

/** Stations that are shown at once. More of them would keep a phone busy before it answers. */
export const STATIONS = 18;

/** Reads the query of an address. What makes no sense counts as not requested. */
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

/** The query of an address that requests this; empty when nothing is requested. */
export function searchOf({ topic, age, words, stations }: WalkQuery): string {
  const query = new URLSearchParams();
  if (topic) query.set('topic', topic);
  if (age !== undefined) query.set('age', String(age));
  if (words) query.set('q', words);
  if (stations !== undefined && stations > STATIONS) query.set('stations', String(stations));
  const text = query.toString();
  return text ? `?${text}` : '';
}

/** The stories that are about the topic, for the age, and hold each word of the search. */
export function storiesFor(
  articles: readonly ListedArticle[],
  { topic, age, words = '' }: WalkQuery,
): ListedArticle[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  return articles.filter((article) => {
    if (topic && topicKey(article.category) !== topic) return false;
    if (age !== undefined && !isForAge(article, age)) return false;
    // Most lists are not searched, and folding hundreds of texts keeps a phone busy.
    if (wanted.length === 0) return true;
    const text = folded(`${article.title} ${article.summary} ${article.category}`);
    return wanted.every((word) => text.includes(word));
  });
}

/** Letters as a child may type them: small, and without accents. */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
