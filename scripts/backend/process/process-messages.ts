import * as v from 'valibot';

/** Settings with which the backend's process starts. */
export const backendSettingsSchema = v.object({
  /** Folder of the database, the keys and the lock; relative to the checkout. */
  dataDir: v.string(),
  /** Origin of the site, for example `http://localhost:3000`. */
  siteUrl: v.string(),
  /** Public address of the backend. */
  url: v.string(),
  /** Overrides of [auth.rate_limit] in supabase/config.toml. */
  rateLimits: v.optional(v.record(v.string(), v.number())),
});
/** Settings with which the backend's process starts. */
export type BackendSettings = v.InferOutput<typeof backendSettingsSchema>;

/** Messages from the parent to the backend, except calls. */
export const parentMessageSchema = v.variant('kind', [
  v.object({ kind: v.literal('start'), settings: backendSettingsSchema }),
  v.object({ kind: v.literal('ping') }),
  v.object({ kind: v.literal('stop') }),
]);
/** A message from the parent to the backend. */
export type ParentMessage = v.InferOutput<typeof parentMessageSchema>;

/** Messages from the backend to its parent, except answers. */
export const backendMessageSchema = v.variant('kind', [
  v.object({ kind: v.literal('ready'), publishableKey: v.string(), stripePublishableKey: v.string() }),
  v.object({ kind: v.literal('failure'), sentence: v.string() }),
  v.object({ kind: v.literal('pong') }),
]);
/** A message from the backend to its parent. */
export type BackendMessage = v.InferOutput<typeof backendMessageSchema>;
