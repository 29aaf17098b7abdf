import { mustKnowFormat, packageName, version } from '@little-arches/contracts/formats/stored';
import * as v from 'valibot';
import { siteId } from './hashes';

/** The newest format that this module reads, and the one that `storedCanaries` writes. */
const CANARY_FORMAT = 1;

/** A version that a share of the visitors gets instead of the live one. */
export interface Canary {
  /** Id in the history. */
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly by: string;
  readonly package: string;
  readonly version: string;
  /** Share of the visitors in percent. */
  readonly share: number;
  /** Id of the canary's site: everything live, with this version. */
  readonly site: string;
}

/** A canary that ended without being promoted. */
export interface EndedCanary {
  /** Id of the canary's end in the history. */
  readonly id: string;
  readonly at: string;
  readonly by: string;
  readonly package: string;
  readonly version: string;
  readonly reason: string;
  /** Whether the version does harm, so that open tabs must not mount it any more. */
  readonly recall: boolean;
}

/** The canaries of a channel's pointer. */
export interface Canaries {
  readonly live?: Canary | undefined;
  /** The last ended canaries, newest first. */
  readonly ended: readonly EndedCanary[];
}

const common = { id: v.string(), at: v.string(), by: v.string(), package: packageName, version };
const canarySchema = v.object({
  ...common,
  share: v.pipe(v.number(), v.gtValue(0), v.maxValue(50)),
  site: siteId,
});
const endedSchema = v.object({ ...common, reason: v.string(), recall: v.boolean() });
const canariesSchema = v.object({
  live: v.fallback(v.optional(canarySchema), undefined),
  ended: v.fallback(v.array(endedSchema), []),
});

/**
 * Parses the field `canary` of a pointer. Returns undefined for an unreadable one, so that all visitors get the
 * live version. Throws a NewerFormatError when a newer tool wrote it.
 */
export function parseCanaries(value: unknown): Canaries | undefined {
  mustKnowFormat(value, { what: 'The canary', format: CANARY_FORMAT, reader: 'this checkout' });
  const { success, output } = v.safeParse(canariesSchema, value);
  return success && (output.live || output.ended.length > 0) ? output : undefined;
}

/** Returns canaries in the format of a pointer. */
export function storedCanaries(canaries: Canaries): unknown {
  return { format: CANARY_FORMAT, ...canaries };
}
