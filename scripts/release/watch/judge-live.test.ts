import type { Known } from '../canary/judge-canary';
import { judgeLive } from './judge-live';

const slo = { failedVisits: 2, LCP: 2500, CLS: 0.1 };
const none: Known = { visits: 0, failedVisits: 0, networks: 0, failedNetworks: 0 };

/** Returns the health of networks with one visit each. */
const health = (networks: number, failed: number, more: Partial<Known> = {}): Known => ({
  ...{ visits: networks, failedVisits: failed, networks, failedNetworks: failed },
  ...more,
});
const verdictOf = (known: Known, minutes = 60) => judgeLive(slo, known, minutes).verdict;

it('keeps its objective, or is not known yet', () => {
  expect(judgeLive(slo, health(200, 4), 60)).toEqual({
    verdict: 'kept',
    because: '4 of 200 visits from 200 networks failed, at most 2 % may.',
  });
  expect(verdictOf(none)).toBe('unknown');
  expect(verdictOf(health(199, 3))).toBe('unknown');
  expect(verdictOf(health(59, 0, { visits: 200 }))).toBe('unknown');
});

it('is failing when it fails for everybody, as soon as six networks say so', () => {
  expect(verdictOf(health(5, 5))).toBe('unknown');
  expect(judgeLive(slo, health(6, 6), 60)).toEqual({
    verdict: 'failing',
    because: '6 of 6 visits from 6 networks failed, at most 2 % may.',
  });
});

it('is failing when a few percent fail too often, as soon as that is clear', () => {
  expect(verdictOf(health(300, 12))).toBe('kept');
  expect(verdictOf(health(3000, 120))).toBe('failing');
});

it('is not judged within the first five minutes', () => {
  expect(verdictOf(health(100, 100), 4.9)).toBe('unknown');
  expect(verdictOf(health(100, 100), 5)).toBe('failing');
});

it('does not take several visits of a network for several chances to fail', () => {
  // Three visits of each network: of 600 visits 12 may fail, from as many networks.
  const known = { visits: 600, failedVisits: 12, networks: 200, failedNetworks: 12 };
  expect(verdictOf(known)).toBe('kept');
});

it.each([
  [
    'LCP',
    { LCP: { visits: 100, p75: 2501 } },
    'LCP is 2501 ms at the third of four visits, at most 2500 ms may be.',
  ],
  [
    'CLS',
    { CLS: { visits: 100, p75: 0.11 } },
    'CLS is 0.11 at the third of four visits, at most 0.1 may be.',
  ],
])('is slow when %s is above its limit with enough visits', (_, vitals, because) => {
  expect(judgeLive(slo, health(200, 0, vitals), 60)).toEqual({ verdict: 'slow', because });
});

it('is not slow at the limit, with few visits, or by a vital without a limit', () => {
  expect(verdictOf(health(200, 0, { LCP: { visits: 100, p75: 2500 } }))).toBe('kept');
  expect(verdictOf(health(200, 0, { LCP: { visits: 99, p75: 9000 } }))).toBe('kept');
  expect(verdictOf(health(200, 0, { INP: { visits: 200, p75: 9000 } }))).toBe('kept');
});

it.each([
  [0, 6],
  [60, 6],
  [100, 8],
  [300, 16],
  [1000, 38],
  [4000, 115],
])('needs, beside %d networks of honest visits, %d networks of made-up ones', (honest, madeUp) => {
  // A network counts with three visits at most; with fewer it weighs more, as the tests count networks.
  const least = (count: number) =>
    [1, 2, 3].some((each) => {
      const known = health(honest + count, count, {
        visits: honest + each * count,
        failedVisits: each * count,
      });
      return verdictOf(known) === 'failing';
    });
  expect([least(madeUp - 1), least(madeUp)]).toEqual([false, true]);
});
