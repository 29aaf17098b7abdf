import type { VersionHealth } from '@little-arches/contracts/formats/reports';

/** Measurements of one version. */
export type Known = Pick<
  VersionHealth,
  'visits' | 'failedVisits' | 'networks' | 'failedNetworks' | 'LCP' | 'INP' | 'CLS'
>;

/** Measurements of a version without a reported visit. */
export const NO_VISITS: Known = { visits: 0, failedVisits: 0, networks: 0, failedNetworks: 0 };

/** Decision whether a canary continues, is promoted or halts. `because` is the reason as a sentence. */
export interface Verdict {
  readonly verdict: 'watch' | 'promote' | 'halt';
  readonly because: string;
}

/** Settings of a running canary. */
export interface Trial {
  /** Share of the visitors in percent. */
  readonly share: number;
  /** Minutes during which visits were counted. */
  readonly minutes: number;
}

/**
 * Evidence that is required to halt a canary. A canary that fails no more often than the old version is halted in
 * one of 250 cases.
 */
const EVIDENCE = 250;
/**
 * Networks from which failures count. Anyone can send made-up reports, so a canary is also not halted within the
 * first minutes.
 */
const FEWEST_NETWORKS = 6;
const FEWEST_MINUTES = 5;
/** Smallest increase of the failure rate that counts as harm, as a share of all visits. */
const HARM = 0.15;
/** Assumed failure rate of a version with few visits: 1 of 50. */
const USUAL = { failed: 1, visits: 50 };
/** Visits, networks and minutes that are required before a canary may be promoted. */
export const ENOUGH_VISITS = 200;
const ENOUGH_NETWORKS = 60;
const ENOUGH_MINUTES = 60;
/** Standard deviations from which a difference counts: the first halts, the second waits for more visits. */
const CLEAR = 3.5;
const DOUBTFUL = 1.6;
/** Visits after which a doubtful difference is decided, when few networks had failures. */
const MOST_VISITS = 2000;
/** Visits that reported a vital, required before it is compared. */
const ENOUGH_VITALS = 100;
/** Smallest share of expected visits that must be reported, once `expected` visits are due. */
const SILENCE = { expected: 100, heard: 1 / 3 };

/** How much worse each vital may be: a factor of the old value plus an absolute amount. */
const slack = {
  LCP: { times: 1.25, plus: 200, from: 0, unit: ' ms' },
  INP: { times: 1.25, plus: 50, from: 0, unit: ' ms' },
  // Below 0.1 a page counts as steady: https://web.dev/articles/cls
  CLS: { times: 1, plus: 0.05, from: 0.1, unit: '' },
} as const;

/**
 * Judges a canary by the visits of its version and of the live one since it began. May be called after each visit:
 * the first rule is a sequential test, whose error rate does not grow with the number of calls.
 */
export function judgeCanary(old: Known, candidate: Known, { share, minutes }: Trial): Verdict {
  const { visits, failedVisits, networks, failedNetworks } = candidate;
  const counts = `${failedVisits} of ${visits} visits failed (of the version before: ${old.failedVisits} of ${old.visits})`;
  if (minutes < FEWEST_MINUTES)
    return { verdict: 'watch', because: `It began ${Math.floor(minutes)} minutes ago; so far ${counts}.` };
  const isFailing = failedNetworks >= FEWEST_NETWORKS;
  if (isFailing && evidenceOfHarm(old, candidate) >= Math.log(EVIDENCE))
    return { verdict: 'halt', because: `It fails too often: ${counts}.` };
  const expected = (old.visits * share) / (100 - share);
  if (expected >= SILENCE.expected && visits < expected * SILENCE.heard)
    return {
      verdict: 'halt',
      because: `Too little is heard of it: ${visits} visits, where ${Math.round(expected)} were to come.`,
    };
  if (visits < ENOUGH_VISITS)
    return { verdict: 'watch', because: `${visits} of ${ENOUGH_VISITS} visits; so far ${counts}.` };
  if (networks < ENOUGH_NETWORKS)
    return {
      verdict: 'watch',
      because: `Visits from ${networks} of ${ENOUGH_NETWORKS} networks; ${counts}.`,
    };
  const distance = distanceOf(old, candidate);
  if (isFailing && (distance > CLEAR || (distance > DOUBTFUL && visits >= MOST_VISITS)))
    return { verdict: 'halt', because: `It fails more often: ${counts}.` };
  const slower = worseVital(old, candidate);
  if (slower) return { verdict: 'halt', because: `Its pages got worse: ${slower}.` };
  if (distance > DOUBTFUL && visits < MOST_VISITS)
    return { verdict: 'watch', because: `It may fail more often: ${counts}.` };
  if (minutes < ENOUGH_MINUTES)
    return { verdict: 'watch', because: `${Math.floor(minutes)} of ${ENOUGH_MINUTES} minutes; ${counts}.` };
  return { verdict: 'promote', because: `It is as healthy as the version before: ${counts}.` };
}

/**
 * Returns the logarithm of the likelihood ratio between a harmful version and one like the old version (Wald's
 * sequential probability ratio test). Counts networks, so that several visits from one network weigh no more than
 * one.
 */
function evidenceOfHarm(old: Known, { networks, failedNetworks }: Known): number {
  const usual = Math.min(0.8, (old.failedNetworks + USUAL.failed) / (old.networks + USUAL.visits));
  const harmful = Math.min(0.95, usual + HARM);
  return (
    failedNetworks * Math.log(harmful / usual) +
    (networks - failedNetworks) * Math.log((1 - harmful) / (1 - usual))
  );
}

/** Returns how far the share of failing networks exceeds that of the old version, in standard deviations. */
function distanceOf(old: Known, candidate: Known): number {
  const all = old.networks + candidate.networks;
  const pooled = (old.failedNetworks + candidate.failedNetworks) / all;
  const deviation = Math.sqrt(
    pooled * (1 - pooled) * (1 / Math.max(1, old.networks) + 1 / candidate.networks),
  );
  if (deviation === 0 || old.networks === 0) return 0;
  // Continuity correction of half a network: with few failures a single one weighs a lot.
  return (
    ((candidate.failedNetworks - 0.5) / candidate.networks - old.failedNetworks / old.networks) / deviation
  );
}

function worseVital(old: Known, candidate: Known): string | undefined {
  for (const name of ['LCP', 'INP', 'CLS'] as const) {
    const [before, now] = [old[name], candidate[name]];
    if (!before || !now || Math.min(before.visits, now.visits) < ENOUGH_VITALS) continue;
    const { times, plus, from, unit } = slack[name];
    if (now.p75 > from && now.p75 > before.p75 * times + plus)
      return `${name} is ${now.p75}${unit} (of the version before: ${before.p75}${unit})`;
  }
  return undefined;
}
