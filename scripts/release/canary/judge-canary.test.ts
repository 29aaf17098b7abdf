import { ENOUGH_VISITS, judgeCanary, type Known } from './judge-canary';

/** Returns a generator of reproducible numbers from 0 up to 1 (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Simulated {
  readonly seed: number;
  /** In percent. */
  readonly share?: number;
  /** Shares of failing visits. */
  readonly old?: number;
  readonly candidate: number;
  readonly visitors?: number;
}

const nobody = () => ({ visits: 0, failedVisits: 0, networks: 0, failedNetworks: 0 });

/**
 * Simulates visitors in sequence, each from a network of its own, and judges after each of the canary's visits.
 * Returns the verdict and the number of the canary's visits.
 */
function simulate({ seed, share = 5, old = 0.01, candidate, visitors = 10_000 }: Simulated) {
  const random = seeded(seed);
  const known = { old: nobody(), candidate: nobody() };
  for (let visitor = 0; visitor < visitors; visitor++) {
    const side = random() * 100 < share ? 'candidate' : 'old';
    const fails = random() < (side === 'old' ? old : candidate) ? 1 : 0;
    const { visits, failedVisits, networks, failedNetworks } = known[side];
    known[side] = {
      ...{ visits: visits + 1, failedVisits: failedVisits + fails },
      ...{ networks: networks + 1, failedNetworks: failedNetworks + fails },
    };
    if (side === 'old') continue;
    const { verdict } = judgeCanary(known.old, known.candidate, { share, minutes: 90 });
    if (verdict !== 'watch') return { verdict, visits: known.candidate.visits };
  }
  return { verdict: 'watch', visits: known.candidate.visits };
}

const seeds = Array.from({ length: 300 }, (_, index) => index + 1);

it.each([
  ['5 % of the visitors', {}],
  ['half of them, before anything is known', { share: 50 }],
  ['5 %, where 3 % of visits failed before', { old: 0.03 }],
])('halts a version that throws in 30 %% of visits within 50 of its visits: %s', (_, more) => {
  const runs = seeds.map((seed) => simulate({ seed, candidate: 0.3, ...more }));
  expect(new Set(runs.map(({ verdict }) => verdict))).toEqual(new Set(['halt']));
  const visits = runs.map((run) => run.visits).sort((a, b) => a - b);
  // One of a thousand may take longer by chance.
  expect(visits.filter((count) => count > 50).length).toBeLessThanOrEqual(1);
  expect(visits[150]).toBeLessThan(20);
});

it.each([
  ['where 1 % of visits fail', { old: 0.01, candidate: 0.01 }],
  ['where no visit fails', { old: 0, candidate: 0 }],
  ['where 5 % fail', { old: 0.05, candidate: 0.05 }],
  ['that half of the visitors get', { share: 50, candidate: 0.01 }],
])('promotes an equal version within 10,000 visitors, %s', (_, run) => {
  const runs = seeds.slice(0, 100).map((seed) => simulate({ seed, ...run }));
  const halted = runs.filter(({ verdict }) => verdict === 'halt');
  // Chance halts one or two of a hundred.
  expect(halted.length).toBeLessThanOrEqual(2);
  expect(runs.filter(({ verdict }) => verdict === 'promote').length).toBeGreaterThanOrEqual(97);
});

it('mostly halts a version that fails in 6 % of visits instead of 2 %', () => {
  const runs = seeds
    .slice(0, 100)
    .map((seed) => simulate({ seed, old: 0.02, candidate: 0.06, visitors: 50_000 }));
  expect(runs.filter(({ verdict }) => verdict === 'halt').length).toBeGreaterThan(80);
});

const healthy: Known = {
  visits: 5000,
  failedVisits: 50,
  networks: 4000,
  failedNetworks: 50,
  LCP: { visits: 3000, p75: 1800 },
  INP: { visits: 900, p75: 150 },
  CLS: { visits: 5000, p75: 0.02 },
};
const like = (more: Partial<Known>): Known => ({
  ...healthy,
  ...{ visits: 260, failedVisits: 3, networks: 200, failedNetworks: 3 },
  ...more,
});
const trial = { share: 5, minutes: 90 };

it.each<[string, Partial<Known>, string, string]>([
  ['as healthy', {}, 'promote', 'as healthy'],
  ['few visits', { visits: ENOUGH_VISITS - 1 }, 'watch', '199 of 200 visits'],
  ['no visit', { visits: 0, failedVisits: 0 }, 'watch', '0 of 200 visits'],
  ['slower', { LCP: { visits: 200, p75: 2500 } }, 'halt', 'LCP is 2500 ms (of the version before: 1800 ms)'],
  ['a little slower', { LCP: { visits: 200, p75: 2200 } }, 'promote', 'as healthy'],
  ['slower in few visits', { LCP: { visits: 99, p75: 9000 } }, 'promote', 'as healthy'],
  ['slow to answer', { INP: { visits: 100, p75: 260 } }, 'halt', 'INP is 260 ms'],
  ['unsteady', { CLS: { visits: 200, p75: 0.15 } }, 'halt', 'CLS is 0.15'],
  ['less steady, and steady', { CLS: { visits: 200, p75: 0.09 } }, 'promote', 'as healthy'],
])('decides about a canary: %s', (_, more, verdict, because) => {
  const judged = judgeCanary(healthy, like(more), { ...trial, share: 1 });
  expect(judged.verdict).toBe(verdict);
  expect(judged.because).toContain(because);
});

it('halts a canary without visits', () => {
  const judged = judgeCanary(healthy, { ...nobody(), visits: 80, networks: 80 }, trial);
  expect(judged).toEqual({
    verdict: 'halt',
    because: 'Too little is heard of it: 80 visits, where 263 were to come.',
  });
  const early = { ...healthy, visits: 1800 };
  expect(judgeCanary(early, nobody(), trial).verdict).toBe('watch');
});

it('makes no decision from one network, even if many of its visits fail', () => {
  const made = { ...like({}), visits: 5000, failedVisits: 5000, networks: 1, failedNetworks: 1 };
  expect(judgeCanary(healthy, made, { ...trial, share: 1 }).verdict).toBe('watch');
  expect(judgeCanary(healthy, { ...made, failedVisits: 0 }, { ...trial, share: 1 }).because).toContain(
    'Visits from 1 of 60 networks',
  );
});

it('halts no canary in the first five minutes, and promotes none in the first hour', () => {
  const bad = like({ failedVisits: 100, failedNetworks: 100 });
  expect(judgeCanary(healthy, bad, { share: 1, minutes: 4.9 }).verdict).toBe('watch');
  expect(judgeCanary(healthy, bad, { share: 1, minutes: 5 }).verdict).toBe('halt');
  expect(judgeCanary(healthy, like({}), { share: 1, minutes: 59 }).verdict).toBe('watch');
  expect(judgeCanary(healthy, like({}), { share: 1, minutes: 60 }).verdict).toBe('promote');
});
