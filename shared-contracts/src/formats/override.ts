import * as v from 'valibot';
import type { ComposedRemote, Composition, Container } from './composition';
import { handshakeEntries } from './handshake';
import { packageName } from './names/package-name';
import { container, integrity, path } from './reading/fields';
import { parseStored } from './reading/parse-stored';

/** The parameter of an address that requests overrides: `?override=remote-store@http://localhost:3002`. */
export const OVERRIDE_PARAMETER = 'override';

/** Ending of the id of a composition with overrides, so that its failures don't count against released versions. */
export const OVERRIDDEN = '-override';

/** The newest format of a page with overrides that the shell's script reads, and what servers write. */
export const OVERRIDE_FORMAT = 1;

/** The Trusted Types policy that pages with overrides allow besides those of every page. */
export const OVERRIDE_POLICY = 'little-arches-override';

/** Returns the name of the Trusted Types policy by which an overridden remote loads its chunks. */
export function servedPolicyOf(name: string): string {
  return `${OVERRIDE_POLICY}#${name}`;
}

/** Ids of the elements of such a page that its script uses. */
export const overrideElements = {
  /** Holds an `OverridePage` as inert JSON. */
  page: 'override',
  bar: 'override-bar',
  /** The element that shows the state of the overrides. */
  state: 'override-state',
  /** The link that ends the overrides. */
  end: 'override-end',
} as const;

/** A page with some remotes from other sources than the release, as the server writes it. */
export interface OverridePage {
  readonly format: number;
  /** The released composition without the remotes of `served`. */
  readonly composition: Composition;
  /** Remotes whose own servers must be asked for their description. */
  readonly served: readonly ServedAt[];
  /** The shell's scripts in their order; they run after the overrides are known. */
  readonly scripts: readonly { readonly href: string; readonly integrity: string }[];
}

/** A remote served by another server, for example by a developer's. */
export interface ServedAt {
  readonly name: string;
  readonly origin: string;
}

/** The path at which a server describes its remote. */
export const SERVED_REMOTE = '/remote.json';

/** The newest format of that description. */
const SERVED_FORMAT = 1;

/** A served remote as its server describes it, with the data that a composition contains. */
export interface ServedRemote
  extends Pick<ComposedRemote, 'name' | 'contract' | 'runtime' | 'addresses' | 'panels' | 'fills'> {
  readonly format?: number | undefined;
  /** Path of its entry at the same origin. */
  readonly entry: string;
  /** How the entry exposes its container; default: by the global variable of `SERVED_VERSION`. */
  readonly container?: Container | undefined;
  /** sha384 of the entry; absent when the entry changes while it is served. */
  readonly integrity?: string | undefined;
}

const servedSchema = v.object({
  format: v.optional(v.number()),
  name: packageName,
  ...handshakeEntries,
  addresses: v.array(path),
  panels: v.array(v.string()),
  fills: v.optional(v.array(v.string())),
  entry: v.pipe(v.string(), v.regex(/^(?:\/\w[\w.-]*)+\.js$/, 'must be the path of a script')),
  container: v.optional(container),
  integrity: v.optional(integrity),
});

/** Reads a server's description of its remote; `where` names it. Throws an Error that names the problem. */
export function parseServedRemote(value: unknown, where: string): ServedRemote {
  return parseStored(servedSchema, value, { what: where, format: SERVED_FORMAT, reader: 'the shell' });
}
