import { UsageError } from '../errors/usage-error';

/**
 * Reads `METRICS_TOKEN`, the bearer token that `/metrics` requires; undefined when it is not set. Throws a UsageError
 * for one that can be guessed or can't be sent in a header. The message does not contain the token.
 */
export function readMetricsToken(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (/^[\x21-\x7e]{24,}$/.test(text)) return text;
  throw new UsageError(
    'METRICS_TOKEN must have at least 24 characters, without spaces: openssl rand -hex 24 writes one.',
  );
}
