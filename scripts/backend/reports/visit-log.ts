import type { Health, VersionHealth, Visit, VisitVital } from '@little-arches/contracts/formats/reports';
import type { TokenContent } from './visit-tokens';

/** Visits of a network that count, newest first, so that one sender's invented visits do not outweigh the others. */
export const MOST_OF_NETWORK = 3;
/** Maximum number of stored networks; the one without visits for the longest time is removed first. */
const MOST_NETWORKS = 5000;
/** Versions in a response, the most visited ones: anyone can send invented names. */
const MOST_VERSIONS = 300;

/** Filter of the visits to count. */
export interface HealthQuestion {
  /** Milliseconds since 1970; only visits that began later count. */
  readonly since?: number | undefined;
  /** Compositions whose visits count; default: all. */
  readonly compositions?: readonly string[] | undefined;
}

interface CountedVisit {
  readonly token: TokenContent;
  readonly visit: Visit;
}

/** Creates an in-memory log of visits, limited per network, that counts them by channel and version on request. */
export function createVisitLog(now: () => number = Date.now) {
  const begun = now();
  const networks = new Map<string, readonly CountedVisit[]>();

  return {
    /** Records a visit; a later report of the same visit replaces the earlier one. */
    add(visit: Visit, token: TokenContent, network: string): void {
      const others = (networks.get(network) ?? []).filter((one) => one.token.id !== token.id);
      // Sorted by the age of the tokens, so that a used token never replaces a newer visit.
      const visits = [...others, { token, visit }].sort((one, other) => other.token.at - one.token.at);
      networks.delete(network);
      networks.set(network, visits.slice(0, MOST_OF_NETWORK));
      const [oldest] = networks.keys();
      if (networks.size > MOST_NETWORKS && oldest !== undefined) networks.delete(oldest);
    },
    health({ since = begun, compositions }: HealthQuestion = {}): Health {
      const counts = new Map<string, VersionCount>();
      for (const [network, visits] of networks)
        for (const { token, visit } of visits) {
          if (token.at < since || compositions?.includes(visit.composition) === false) continue;
          countVisit(counts, visit, network);
        }
      const rows = [...counts.values()].sort((one, other) => other.visits - one.visits);
      const from = new Date(Math.max(since, begun)).toISOString();
      return { since: from, versions: rows.slice(0, MOST_VERSIONS).map(healthOf) };
    },
  };
}

interface VersionCount extends Pick<VersionHealth, 'channel' | 'package' | 'version'> {
  visits: number;
  failedVisits: number;
  failures: number;
  readonly networks: Set<string>;
  readonly failedNetworks: Set<string>;
  readonly vitals: Readonly<Record<VisitVital['name'], number[]>>;
}

function countVisit(counts: Map<string, VersionCount>, visit: Visit, network: string): void {
  const { channel, parts, vitals } = visit;
  const countOf = (name: string, version: string): VersionCount => {
    const key = `${channel} ${name} ${version}`;
    const count = counts.get(key) ?? {
      ...{ channel, package: name, version, visits: 0, failedVisits: 0, failures: 0 },
      ...{ networks: new Set<string>(), failedNetworks: new Set<string>() },
      vitals: { LCP: [], INP: [], CLS: [] },
    };
    counts.set(key, count);
    return count;
  };
  for (const { package: name, version, failures } of parts) {
    const count = countOf(name, version);
    count.visits += 1;
    count.failures += failures;
    count.networks.add(network);
    if (failures === 0) continue;
    count.failedVisits += 1;
    count.failedNetworks.add(network);
  }
  for (const { name, value, package: of, version } of vitals) countOf(of, version).vitals[name].push(value);
}

function healthOf({ networks, failedNetworks, vitals, ...count }: VersionCount): VersionHealth {
  return {
    ...count,
    networks: networks.size,
    failedNetworks: failedNetworks.size,
    LCP: vitalOf(vitals.LCP),
    INP: vitalOf(vitals.INP),
    CLS: vitalOf(vitals.CLS),
  };
}

/** Returns the 75th percentile. */
function vitalOf(values: readonly number[]): VersionHealth['LCP'] {
  const sorted = [...values].sort((one, other) => one - other);
  const p75 = sorted[Math.ceil(sorted.length * 0.75) - 1];
  return p75 === undefined ? undefined : { visits: sorted.length, p75 };
}
