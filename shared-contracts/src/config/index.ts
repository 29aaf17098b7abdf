import * as v from 'valibot';
import { parseUrl } from '../platform/parse-url';

const webAddress = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\//i, 'must start with http:// or https://'),
);
const isOrigin = (address: string) => parseUrl(address)?.origin === address;

const paymentsSchema = v.variant('provider', [
  v.object({ provider: v.literal('stripe'), publishableKey: v.string() }),
  v.object({
    provider: v.literal('simulator'),
    publishableKey: v.string(),
    /** The Stripe.js simulator, a path of this site. */
    script: v.string(),
    /** The address of the payment simulator. */
    api: webAddress,
  }),
]);

/** Schema that `parseConfig` uses. */
const configSchema = v.object({
  /** Origin of the site, without a trailing slash. */
  siteUrl: v.pipe(webAddress, v.check(isOrigin, 'must be an origin, without a trailing slash')),
  /** The release channel this page was composed from. */
  channel: v.string(),
  backend: v.object({ url: webAddress, publishableKey: v.string() }),
  payments: paymentsSchema,
  /** Address to which pages send reports of failures; absent when they send none. */
  reportUrl: v.optional(webAddress),
});

/**
 * Public run-time configuration, inlined in every page as inert JSON and not part of a build: the same artefact is
 * used in staging and production. Contains no secret.
 */
export type SiteConfig = v.InferOutput<typeof configSchema>;

/** Reads the configuration of a page. Throws an Error that names the wrong field. */
export function parseConfig(value: unknown): SiteConfig {
  const result = v.safeParse(configSchema, value);
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new Error(`The page's configuration is wrong at '${v.getDotPath(issue) ?? ''}': ${issue.message}`);
}
