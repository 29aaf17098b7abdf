import { networkOf } from '@little-arches/backend/http/network-of';
import { createVisitLog } from '@little-arches/backend/reports/visit-log';
import { judgeCanary, type Known } from '@little-arches/release/canary/judge-canary';

const START = Date.UTC(2026, 10, 27, 9);
const [OLD, NEW] = ['1.0.0', '1.1.0'];
const UNKNOWN: Known = { visits: 0, failedVisits: 0, networks: 0, failedNetworks: 0 };

/** Creates a canary for 5 % of the visitors; each visit has its own token, which every address receives. */
function createCanary() {
  let time = START;
  let tokens = 0;
  const log = createVisitLog(() => START);
  return {
    wait: (minutes: number) => {
      time += minutes * 60_000;
    },
    /** Records a visit that used these versions, each with its failures. */
    visit(failures: Readonly<Record<string, number>>, peer: string): void {
      time += 1;
      tokens += 1;
      const parts = Object.entries(failures).map(([version, count]) => ({
        ...{ package: 'remote-store', version, failures: count },
      }));
      const visit = { composition: 'served', channel: 'production', token: '', parts, vitals: [] };
      log.add(visit, { id: String(tokens), at: time }, networkOf(peer));
    },
    verdict() {
      const { versions } = log.health();
      const known = (version: string) => versions.find((one) => one.version === version) ?? UNKNOWN;
      return judgeCanary(known(OLD), known(NEW), { share: 5, minutes: (time - START) / 60_000 }).verdict;
    },
  };
}
type CanaryFixture = ReturnType<typeof createCanary>;

const visitorOf = (index: number) => `10.${index >> 8}.${index & 255}.1`;
const strangerOf = (network: number, address = 1) => `172.${16 + (network >> 8)}.${network & 255}.${address}`;

/**
 * Records the visits of an hour, a twentieth of them of the canary. One of 100 fails, but one of `fails` on the
 * canary.
 */
function realHour(canary: CanaryFixture, visits: number, fails: number): string {
  for (let index = 0; index < visits; index++) {
    canary.wait(60 / visits);
    if (index % 20 > 0) canary.visit({ [OLD]: index % 100 === 1 ? 1 : 0 }, visitorOf(index));
    else {
      const nth = index / 20 + 1;
      canary.visit({ [NEW]: nth % fails === 0 ? 1 : 0 }, visitorOf(index));
      const verdict = canary.verdict();
      if (verdict !== 'watch') return verdict;
    }
  }
  canary.wait(5);
  return canary.verdict();
}

/** Sends the same reports from every network, from several addresses and more often than they count. */
function makeUp(canary: CanaryFixture, networks: number, failures: Readonly<Record<string, number>>): void {
  for (let network = 0; network < networks; network++)
    for (let times = 1; times <= 4; times++) canary.visit(failures, strangerOf(network, times));
}

/** Returns whether an attack works from one network fewer, and from that many. */
const around = (networks: number, works: (count: number) => boolean) => [
  works(networks - 1),
  works(networks),
];

it.each([
  ['no one else visits', 0, 6],
  ['1,000 visit in an hour', 1000, 6],
  ['4,000 visit in an hour', 4000, 7],
])('needs strangers from this many networks to halt a healthy canary where %s', (_, visits, networks) => {
  const found = around(networks, (count) => {
    const canary = createCanary();
    if (visits > 0) realHour(canary, visits, 100);
    else canary.wait(10);
    makeUp(canary, count, { [NEW]: 1 });
    return canary.verdict() === 'halt';
  });
  expect(found).toEqual([false, true]);
});

it.each([
  ['no one else visits', 0, 67],
  ['1,000 visit in an hour and it fails for a third', 1000, 68],
  ['4,000 visit in an hour and it fails for a third', 4000, 329],
])('needs strangers from this many networks to promote a harmful canary where %s', (_, visits, networks) => {
  const found = around(networks, (count) => {
    const canary = createCanary();
    canary.wait(5);
    makeUp(canary, count, { [OLD]: 1, [NEW]: 0 });
    if (visits > 0) return realHour(canary, visits, 3) === 'promote';
    canary.wait(60);
    return canary.verdict() === 'promote';
  });
  expect(found).toEqual([false, true]);
});

it('ignores any number of visits from one address', () => {
  const canary = createCanary();
  canary.wait(120);
  for (let times = 0; times < 500; times++) canary.visit({ [NEW]: 1 }, strangerOf(1, times % 250));
  for (let line = 0; line < 300; line++) canary.visit({ [NEW]: 1 }, `2001:db8:1:${line.toString(16)}::1`);
  expect(canary.verdict()).toBe('watch');
});
