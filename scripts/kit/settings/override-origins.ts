import { UsageError } from '../errors/usage-error';
import { STANDARD_CHANNEL } from './channel';

/** Equal to `ANY_LOCAL_PORT` of shared-contracts, which this package can't import. */
const ANY_LOCAL_PORT = 'http://localhost:*';

/**
 * Reads `OVERRIDE_ORIGINS`, the comma-separated origins from which pages may load remotes with `?override=`.
 * Returns an empty list for `none`, undefined when it is not set. Throws a UsageError for anything else.
 */
export function readOverrideOrigins(text: string | undefined): readonly string[] | undefined {
  if (!text) return undefined;
  if (text.trim() === 'none') return [];
  return text.split(',').map((part) => {
    const source = part.trim();
    if (source === ANY_LOCAL_PORT || isOrigin(source)) return source;
    throw new UsageError(
      `OVERRIDE_ORIGINS holds '${source}', but must be none, or origins without a slash at their end: ${ANY_LOCAL_PORT},https://preview.example.org`,
    );
  });
}

/** Returns the default origins of a channel: developers' own machine, but none on the production channel. */
export function standardOverrides(channel: string): readonly string[] | undefined {
  return channel === STANDARD_CHANNEL ? undefined : [ANY_LOCAL_PORT];
}

/** Returns whether a text is a plain origin, without characters that have a meaning in a policy. */
function isOrigin(text: string): boolean {
  return /^https?:\/\/[a-z\d.-]+(?::\d+)?$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
