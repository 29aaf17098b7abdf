import * as v from 'valibot';
import { keysSchema } from '../backend-keys';
import { requestMessageSchema } from '../channel/web-messages';

/** What the thread of a database is started with. */
export const threadPlaceSchema = v.object({
  root: v.string(),
  dataDir: v.string(),
  siteUrl: v.string(),
  /** Address of the backend. */
  url: v.string(),
  keys: keysSchema,
});
/** What the thread of a database is started with. */
export type ThreadPlace = v.InferOutput<typeof threadPlaceSchema>;

/** What the thread is asked; one call at a time. */
export const databaseCallSchema = v.variant('kind', [
  v.object({ kind: v.literal('answer'), request: requestMessageSchema }),
  v.object({ kind: v.literal('query'), sql: v.string(), parameters: v.array(v.unknown()) }),
  v.object({ kind: v.literal('warm') }),
  v.object({ kind: v.literal('close') }),
]);
/** What the thread is asked. */
export type DatabaseCall = v.InferOutput<typeof databaseCallSchema>;

/** What the thread says by itself. A mail is said before the answer to the request that caused it. */
export const threadMessageSchema = v.variant('kind', [
  v.object({
    kind: v.literal('ready'),
    isNew: v.boolean(),
    timeLimits: v.record(v.string(), v.number()),
  }),
  v.object({ kind: v.literal('failure'), sentence: v.string() }),
  v.object({
    kind: v.literal('mail'),
    mail: v.object({ to: v.string(), subject: v.string(), html: v.string() }),
  }),
  v.object({ kind: v.literal('log'), line: v.string() }),
]);
/** What the thread says by itself. */
export type ThreadMessage = v.InferOutput<typeof threadMessageSchema>;
