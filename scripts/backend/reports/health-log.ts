import { OVERRIDDEN } from 'shared-contracts/formats/override';
import { HEALTH_FORMAT, type Health, type VersionHealth } from 'shared-contracts/formats/reports/health';
import type { Visit, VisitVital } from 'shared-contracts/formats/reports/visit';

/** Versions of all channels that are counted at the same time. */
const MOST_VERSIONS = 300;

interface Counted {
  readonly of: Pick<VersionHealth, 'channel' | 'package' | 'version'>;
  visits: number;
  failedVisits: number;
  failures: number;
  readonly vitals: Readonly<Record<VisitVital['name'], Histogram>>;
}

/** How many visits had a value, in steps that grow with it. */
interface Histogram {
  readonly steps: Map<number, number>;
  visits: number;
}

/**
 * Counts visits by channel and version, in memory that does not grow with them. `health` tells what it came to since
 * the log was made.
 */
export function createHealthLog(now: () => number = Date.now) {
  const since = new Date(now()).toISOString();
  const counted = new Map<string, Counted>();

  function countedOf(of: Counted['of']): Counted {
    const key = `${of.channel} ${of.package} ${of.version}`;
    const known = counted.get(key) ?? newCount(of);
    // The last one to be forgotten.
    counted.delete(key);
    counted.set(key, known);
    if (counted.size > MOST_VERSIONS) counted.delete(leastVisited(counted) ?? key);
    return known;
  }

  return {
    add({ composition, channel, parts, vitals }: Visit): void {
      // Somebody tries something: that tells nothing of how versions fare with visitors.
      if (composition.endsWith(OVERRIDDEN)) return;
      for (const { package: name, version, visits, failedVisits, failures } of parts) {
        const part = countedOf({ channel, package: name, version });
        part.visits += visits;
        part.failedVisits = Math.min(part.visits, part.failedVisits + failedVisits);
        part.failures += failures;
      }
      for (const { name, value, package: of, version } of vitals) {
        const { [name]: histogram } = countedOf({ channel, package: of, version }).vitals;
        const step = stepOf(value);
        histogram.steps.set(step, (histogram.steps.get(step) ?? 0) + 1);
        histogram.visits++;
      }
    },
    health(): Health & { readonly format: number } {
      const versions = [...counted.values()].map(({ of, visits, failedVisits, failures, vitals }) => ({
        ...of,
        visits,
        failedVisits,
        failures,
        LCP: toldOf(vitals.LCP, 0),
        INP: toldOf(vitals.INP, 0),
        CLS: toldOf(vitals.CLS, 3),
      }));
      return { format: HEALTH_FORMAT, since, versions };
    },
  };
}

function newCount(of: Counted['of']): Counted {
  const histogram = () => ({ steps: new Map(), visits: 0 });
  const vitals = { LCP: histogram(), INP: histogram(), CLS: histogram() };
  return { of, visits: 0, failedVisits: 0, failures: 0, vitals };
}

/** Of the versions that nobody asked for lately, that with the fewest visits: made-up ones have few. */
function leastVisited(counted: ReadonlyMap<string, Counted>): string | undefined {
  let least: { readonly key: string; readonly visits: number } | undefined;
  for (const [key, { visits }] of [...counted].slice(0, -1))
    if (!least || visits < least.visits) least = { key, visits };
  return least?.key;
}

/** Each step is 5 % more than the one before; the smallest is 0.001. */
const GROWTH = Math.log(1.05);
const SMALLEST = 0.001;

function stepOf(value: number): number {
  return value < SMALLEST ? -1 : Math.ceil(Math.log(value / SMALLEST) / GROWTH);
}

function toldOf({ steps, visits }: Histogram, digits: number): VersionHealth['LCP'] {
  if (visits === 0) return undefined;
  let before = 0;
  for (const [step, count] of [...steps].sort(([one], [other]) => one - other)) {
    before += count;
    if (before < visits * 0.75) continue;
    const value = step < 0 ? 0 : SMALLEST * Math.exp(step * GROWTH);
    return { visits, p75: Number(value.toFixed(digits)) };
  }
  return undefined;
}
