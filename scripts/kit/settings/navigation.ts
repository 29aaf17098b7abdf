import { UsageError } from '../errors/usage-error';

/**
 * Reads `NAVIGATION`, the comma-separated remotes in the order of their links in header and footer. Returns an
 * empty list for `none`, undefined when it is not set. Throws a UsageError for anything else.
 */
export function readNavigation(text: string | undefined): readonly string[] | undefined {
  if (!text) return undefined;
  if (text.trim() === 'none') return [];
  return text.split(',').map((part) => {
    const name = part.trim();
    if (/^[a-z][a-z\d-]*$/.test(name)) return name;
    throw new UsageError(
      `NAVIGATION holds '${name}', but must be none, or names of remotes: remote-sports,remote-feet`,
    );
  });
}
