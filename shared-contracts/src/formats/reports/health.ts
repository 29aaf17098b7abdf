import * as v from 'valibot';
import { packageName } from '../names/package-name';
import { version } from '../reading/fields';
import { parseStored } from '../reading/parse-stored';

/** The newest format that this module reads and receivers of visits return. */
export const HEALTH_FORMAT = 2;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const vital = v.optional(v.object({ visits: count, p75: v.pipe(v.number(), v.minValue(0)) }));

const versionHealth = v.object({
  channel: v.string(),
  package: packageName,
  version,
  /** Visits of pages that needed the version; only a few of each network are counted. */
  visits: count,
  /** Visits in which something of it failed. */
  failedVisits: count,
  failures: count,
  /** Number of networks of these visits, and of networks with a failed visit. */
  networks: count,
  failedNetworks: count,
  /** The 75th percentile of the visits whose vital this version caused, in milliseconds. */
  LCP: vital,
  INP: vital,
  /** The same without a unit. */
  CLS: vital,
});

/** The health of a version, in total or since a requested moment. */
export type VersionHealth = v.InferOutput<typeof versionHealth>;

const healthSchema = v.object({ since: v.string(), versions: v.array(versionHealth) });

/** The health of all versions, and the start of the counted time. */
export type Health = v.InferOutput<typeof healthSchema>;

/** Reads the answer of a receiver of visits. Throws an Error that names `where` and the wrong field. */
export function parseHealth(value: unknown, where: string): Health {
  return parseStored(healthSchema, value, { what: where, format: HEALTH_FORMAT, reader: 'this checkout' });
}
