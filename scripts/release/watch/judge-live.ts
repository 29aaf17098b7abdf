import {
  CLEAR,
  distanceOf,
  ENOUGH_NETWORKS,
  ENOUGH_VISITS,
  ENOUGH_VITALS,
  EVIDENCE,
  evidenceOfHarm,
  FEWEST_MINUTES,
  FEWEST_NETWORKS,
  type Known,
} from '../canary/judge-canary';
import type { Slo } from './slo';

/** Whether a live version keeps its package's objective. `because` is the reason as a sentence. */
export interface LiveVerdict {
  /** `failing` and `slow` are below the objective; `unknown` has too few visits to tell. */
  readonly verdict: 'kept' | 'failing' | 'slow' | 'unknown';
  readonly because: string;
}

/** Networks of a version that would keep the objective exactly: so many that their own chance doesn't matter. */
const COUNTLESS = 1e9;

/**
 * Judges a live version by its visits of the last `minutes`. It is failing when clearly more of its visits fail than
 * the objective allows, by the same two tests and in as many networks as halt a canary; it is slow when a vital is
 * above its limit, with as many visits as a canary's vitals need.
 */
export function judgeLive(slo: Slo, known: Known, minutes: number): LiveVerdict {
  const { visits, failedVisits, networks } = known;
  const counts = `${failedVisits} of ${visits} visits from ${networks} networks failed`;
  const allowed = slo.failedVisits === undefined ? '' : `, at most ${slo.failedVisits} % may`;
  if (minutes < FEWEST_MINUTES)
    return { verdict: 'unknown', because: `It was measured for ${Math.floor(minutes)} minutes.` };
  if (slo.failedVisits !== undefined && isFailing(slo.failedVisits / 100, known))
    return { verdict: 'failing', because: `${counts}${allowed}.` };
  if (visits < ENOUGH_VISITS || networks < ENOUGH_NETWORKS)
    return {
      verdict: 'unknown',
      because: `${counts}; ${ENOUGH_VISITS} visits from ${ENOUGH_NETWORKS} networks tell.`,
    };
  const slow = slowVital(slo, known);
  return slow
    ? { verdict: 'slow', because: `${slow}.` }
    : { verdict: 'kept', because: `${counts}${allowed}.` };
}

function isFailing(allowed: number, known: Known): boolean {
  const { visits, failedVisits, networks, failedNetworks } = known;
  if (failedNetworks < FEWEST_NETWORKS || failedVisits / visits <= allowed) return false;
  // A network has up to three visits: more networks than visits have a failure, in proportion.
  const ofNetworks = 1 - (1 - allowed) ** (visits / networks);
  const exact: Known = {
    ...{ visits: COUNTLESS, failedVisits: COUNTLESS * allowed },
    ...{ networks: COUNTLESS, failedNetworks: COUNTLESS * ofNetworks },
  };
  return (
    evidenceOfHarm(exact, known) >= Math.log(EVIDENCE) ||
    (networks >= ENOUGH_NETWORKS && distanceOf(exact, known) > CLEAR)
  );
}

function slowVital(slo: Slo, known: Known): string | undefined {
  for (const name of ['LCP', 'INP', 'CLS'] as const) {
    const [most, now] = [slo[name], known[name]];
    if (most === undefined || !now || now.visits < ENOUGH_VITALS || now.p75 <= most) continue;
    const unit = name === 'CLS' ? '' : ' ms';
    return `${name} is ${now.p75}${unit} at the third of four visits, at most ${most}${unit} may be`;
  }
  return undefined;
}
