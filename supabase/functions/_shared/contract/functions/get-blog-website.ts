// Copied from shared-contracts/src/functions/get-blog-website.ts by `npm run function-contract`: change it there.
import * as v from 'valibot';
import { type LeaveOut, parseList, parseShape } from '../parse-list.ts';

/** A story of the kids zone. */
export interface Article {
  readonly id: string;
  readonly title: string;
  /** The lowercase, hyphenated, stripped title: the last segment of the story's address. */
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
}

/** The published stories, newest first. */
export interface GetBlogWebsiteAnswer {
  readonly data: readonly Article[];
}

const text = v.pipe(v.string(), v.minLength(1));

const articleSchema: v.GenericSchema<unknown, Article> = v.object({
  id: text,
  title: text,
  slug: text,
  summary: v.string(),
  body: v.string(),
  cover: v.string(),
  category: text,
  age_range: text,
  reading_minutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  published_at: v.pipe(v.string(), v.isoTimestamp()),
});

const envelope = v.object({ data: v.unknown() });

/** Reads the stories of the kids zone (specification, section 7). */
export const getBlogWebsite = {
  name: 'getBlogWebsite',
  parse: (answer: unknown, leaveOut: LeaveOut): GetBlogWebsiteAnswer => {
    const { data } = parseShape('getBlogWebsite', envelope, answer);
    return { data: parseList('getBlogWebsite', articleSchema, data, 'data', leaveOut) };
  },
} as const;
