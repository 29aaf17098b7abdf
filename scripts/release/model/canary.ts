import { mustKnowFormat, packageName, version } from 'shared-contracts/formats/stored';
import * as v from 'valibot';
import { siteId } from './hashes';

/** The newest format that this module reads, and what `storedCanaries` writes. */
const CANARY_FORMAT = 1;

/** A version that a share of the visitors gets, beside the one that is live. */
export interface Canary {
  /** Names this in the history. */
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly by: string;
  readonly package: string;
  readonly version: string;
  /** Share of the visitors in percent. */
  readonly share: number;
  /** Id of the site that they get: all that is live, with this version. */
  readonly site: string;
}

/** A canary that did not become what is live. */
export interface EndedCanary {
  /** Names the end in the history. */
  readonly id: string;
  readonly at: string;
  readonly by: string;
  readonly package: string;
  readonly version: string;
  readonly reason: string;
  /** Whether it does harm: open tabs must not mount it any more. */
  readonly recall: boolean;
}

/** What a channel's pointer says of canaries. */
export interface Canaries {
  readonly live?: Canary | undefined;
  /** The last ones, the newest first. */
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
 * Reads the field `canary` of a pointer. What can't be read is no canary, and everyone gets what is live.
 * Throws a NewerFormatError where a newer tool wrote it.
 */
export function parseCanaries(value: unknown): Canaries | undefined {
  mustKnowFormat(value, { what: 'The canary', format: CANARY_FORMAT, reader: 'this checkout' });
  const { success, output } = v.safeParse(canariesSchema, value);
  return success && (output.live || output.ended.length > 0) ? output : undefined;
}

/** Canaries as a pointer holds them. */
export function storedCanaries(canaries: Canaries): unknown {
  return { format: CANARY_FORMAT, ...canaries };
}
