import * as v from 'valibot';
import { PLAIN_LETTERS } from '../../input/fold';
import { type LeaveOut, parseList, parseShape } from '../parse-list';

/** A story of the kids zone. */
export interface Article {
  readonly id: string;
  readonly title: string;
  /**
   * The last segment of the story's address: the lowercase, hyphenated title without special characters. Letters of
   * every script stay, so it is percent-encoded in an address. Unique among stories.
   */
  readonly slug: string;
  readonly summary: string;
  /** Markdown. */
  readonly body: string;
  /** Name of the cover drawing. */
  readonly cover: string;
  readonly category: string;
  /** Youngest and oldest reader, `7-10`. */
  readonly age_range: string;
  readonly reading_minutes: number;
  /** ISO 8601. */
  readonly published_at: string;
  /** Markdown: the same story in about 120 words, for beginners. */
  readonly short_body?: string | undefined;
  /** Markdown: what parents should know about the story. */
  readonly parents_note?: string | undefined;
  /** Sources of its facts, in Markdown without blocks; an address in it becomes a link. */
  readonly sources?: readonly string[] | undefined;
}

/** The published stories, newest first. */
export interface GetBlogWebsiteAnswer {
  readonly data: readonly Article[];
}

const text = v.pipe(v.string(), v.minLength(1));

/** Schema of an optional field of a story; null counts as absent. */
const optional = <Output>(schema: v.GenericSchema<unknown, Output>) =>
  v.pipe(
    v.nullish(schema),
    v.transform((value) => value ?? undefined),
  );

/**
 * Schema of a story in an answer. It has a `slug` if its address is not that of its title, for example after a new
 * title.
 */
const answeredSchema = v.object({
  id: text,
  title: text,
  slug: v.nullish(text),
  summary: v.string(),
  body: v.string(),
  cover: v.string(),
  category: text,
  age_range: text,
  reading_minutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  published_at: v.pipe(v.string(), v.isoTimestamp()),
  short_body: optional(text),
  parents_note: optional(text),
  sources: optional(v.array(text)),
});

type Answered = v.InferOutput<typeof answeredSchema>;

const envelope = v.object({ data: v.unknown() });

/** Reads the stories of the kids zone (specification, section 7), and assigns each its address. */
export const getBlogWebsite = {
  name: 'getBlogWebsite',
  parse: (answer: unknown, leaveOut: LeaveOut): GetBlogWebsiteAnswer => {
    const { data } = parseShape('getBlogWebsite', envelope, answer);
    return { data: withSlugs(parseList('getBlogWebsite', answeredSchema, data, 'data', leaveOut)) };
  },
} as const;

/**
 * Assigns addresses: of two stories with the same address the older keeps it and the newer gets `-2`; existing
 * addresses come first.
 */
function withSlugs(stories: readonly Answered[]): Article[] {
  const slugs = new Map<Answered, string>();
  const taken = new Set<string>();
  for (const story of stories.toSorted(bySeniority)) {
    const wanted = slugOf(story.slug ?? story.title) || slugOf(story.id) || 'story';
    let slug = wanted;
    for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`;
    taken.add(slug);
    slugs.set(story, slug);
  }
  return stories.map((story) => ({ ...story, slug: slugs.get(story) ?? '' }));
}

function bySeniority(a: Answered, b: Answered): number {
  return (
    Number(!a.slug) - Number(!b.slug) ||
    Date.parse(a.published_at) - Date.parse(b.published_at) ||
    (a.id < b.id ? -1 : 1)
  );
}

/** Returns the words of a title with letters and digits only. Removes accents from Latin letters only. */
function slugOf(title: string): string {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{L}/gu, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/([\p{Script=Latin}\p{N}])\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/['’]/g, '');
  // In many scripts a mark is part of the preceding letter.
  return (plain.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []).join('-');
}
