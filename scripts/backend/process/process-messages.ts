import * as v from 'valibot';

/** What the process of the backend is started with. */
export const backendSettingsSchema = v.object({
  /** Folder of the database, the keys and the lock; relative to the checkout. */
  dataDir: v.string(),
  /** Origin of the site, for example `http://localhost:3000`. */
  siteUrl: v.string(),
  /** Address under which the backend is reached. */
  url: v.string(),
  /** Overrides of [auth.rate_limit] in supabase/config.toml. */
  rateLimits: v.optional(v.record(v.string(), v.number())),
});
/** What the process of the backend is started with. */
export type BackendSettings = v.InferOutput<typeof backendSettingsSchema>;

/** What its parent tells the backend, beside the calls. */
export const parentMessageSchema = v.variant('kind', [
  v.object({ kind: v.literal('start'), settings: backendSettingsSchema }),
  v.object({ kind: v.literal('ping') }),
  v.object({ kind: v.literal('stop') }),
]);
/** What its parent tells the backend. */
export type ParentMessage = v.InferOutput<typeof parentMessageSchema>;

/** What the backend tells its parent, beside the answers. */
export const backendMessageSchema = v.variant('kind', [
  v.object({ kind: v.literal('ready'), publishableKey: v.string(), stripePublishableKey: v.string() }),
  v.object({ kind: v.literal('failure'), sentence: v.string() }),
  v.object({ kind: v.literal('pong') }),
]);
/** What the backend tells its parent. */
export type BackendMessage = v.InferOutput<typeof backendMessageSchema>;
