import { ANY_LOCAL_PORT } from '@little-arches/contracts/config';
import {
  type ComposedRemote,
  OVERRIDE_PARAMETER,
  type ServedAt,
} from '@little-arches/contracts/formats/page';

/** A remote in another version that the channel lists. */
export interface OtherVersion {
  readonly name: string;
  readonly version: string;
}

/** A version that an address requests instead of the released one. */
export type RequestedOverride = ServedAt | OtherVersion;

/** Returns true when a query requests overrides, valid or not. */
export function requestsOverrides(search: string): boolean {
  return search.includes(OVERRIDE_PARAMETER) && new URLSearchParams(search).has(OVERRIDE_PARAMETER);
}

/** Returns true when a remote comes from its own server instead of the store. */
export function isServed(asked: RequestedOverride): asked is ServedAt {
  return 'origin' in asked;
}

/** Refuses overrides with a sentence that repeats nothing of the request. */
export class OverrideRefusal extends Error {
  override readonly name = 'OverrideRefusal';
}

/** The remotes of a channel and the overrides it allows. */
export interface AllowedOverrides {
  readonly remotes: readonly Pick<ComposedRemote, 'name'>[];
  /** Origins, as in `SiteConfig.overrides`. */
  readonly origins: readonly string[];
}

const VERSION = /^\d[\w.-]*$/;

/**
 * Reads the overrides that a query requests; empty when it requests none. Throws an OverrideRefusal when any of
 * them is unknown or forbidden on the channel.
 */
export function readOverrides(search: string, { remotes, origins }: AllowedOverrides): RequestedOverride[] {
  const asked: RequestedOverride[] = [];
  for (const text of new URLSearchParams(search).getAll(OVERRIDE_PARAMETER)) {
    const at = text.indexOf('@');
    const [name, from] = [text.slice(0, at), text.slice(at + 1)];
    if (at < 0)
      throw new OverrideRefusal(
        'An override is a remote, @ and where it comes from: ?override=remote-store@http://localhost:3002, or @ and a version.',
      );
    if (!remotes.some((remote) => remote.name === name))
      throw new OverrideRefusal(
        `This site has no such remote. It has: ${remotes.map((remote) => remote.name).join(', ')}.`,
      );
    if (asked.some((other) => other.name === name))
      throw new OverrideRefusal(`${name} is overridden twice: choose one.`);
    if (VERSION.test(from)) asked.push({ name, version: from });
    else if (isAllowedOrigin(from, origins)) asked.push({ name, origin: from });
    else
      throw new OverrideRefusal(
        `From there this channel takes no remote. It takes them from: ${origins.join(', ')}. Write the origin as it stands there, without a slash at its end.`,
      );
  }
  return asked;
}

/**
 * Returns true when a text is an allowed origin in its canonical spelling. A user name, a password, a path or
 * look-alike letters make a text differ from its origin.
 */
function isAllowedOrigin(text: string, origins: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  if (origin !== text) return false;
  return (
    origins.includes(origin) ||
    (origins.includes(ANY_LOCAL_PORT) && protocol === 'http:' && hostname === 'localhost')
  );
}
