import { parseHealth } from 'shared-contracts/formats/reports/health';
import { parseVisit, type Visit } from 'shared-contracts/formats/reports/visit';
import { createHealthLog } from './health-log';
import { createReportLog } from './report-log';

const part = (failures: number, version = '1.1.0', visits: 0 | 1 = 1): Visit['parts'] => [
  { package: 'remote-store', version, visits, failedVisits: failures > 0 ? 1 : 0, failures },
];
const visit = (more: Partial<Visit> = {}): Visit => ({
  composition: 'abc',
  channel: 'production',
  parts: part(0),
  vitals: [],
  ...more,
});
const vital = (value: number, name: 'LCP' | 'CLS' = 'LCP') => ({
  ...{ name, value },
  ...{ package: 'remote-store', version: '1.1.0' },
});

it('counts no visit of who tries an override', () => {
  const log = createHealthLog(() => 0);
  log.add(visit({ composition: 'abc-override', parts: part(3), vitals: [vital(900)] }));
  expect(log.health().versions).toEqual([]);
});

it('counts visits, those that failed, and failures', () => {
  const log = createHealthLog(() => 0);
  log.add(visit());
  log.add(visit({ parts: part(3) }));
  // Told of at first without a failure, then with two.
  log.add(visit());
  log.add(visit({ parts: part(2, '1.1.0', 0) }));
  expect(log.health()).toEqual({
    format: 1,
    since: '1970-01-01T00:00:00.000Z',
    versions: [
      {
        ...{ channel: 'production', package: 'remote-store', version: '1.1.0' },
        ...{ visits: 3, failedVisits: 2, failures: 5 },
        ...{ LCP: undefined, INP: undefined, CLS: undefined },
      },
    ],
  });
});

it('tells what three of four visits kept to, within a twentieth', () => {
  const log = createHealthLog();
  for (let each = 1; each <= 1000; each++)
    log.add(visit({ vitals: [vital(each * 4), vital(each < 800 ? 0 : 0.2, 'CLS')] }));
  const [version] = log.health().versions;
  expect(version?.LCP?.visits).toBe(1000);
  expect(version?.LCP?.p75).toBeGreaterThanOrEqual(3000);
  expect(version?.LCP?.p75).toBeLessThanOrEqual(3150);
  expect(version?.CLS?.p75).toBe(0);
});

it('keeps what many visit when somebody makes versions up', () => {
  const log = createHealthLog();
  for (let each = 0; each < 5; each++) log.add(visit());
  for (let each = 0; each < 2000; each++) log.add(visit({ parts: part(1, `9.${each}.0`) }));
  const { versions } = log.health();
  expect(versions).toHaveLength(300);
  expect(versions.find(({ version }) => version === '1.1.0')?.visits).toBe(5);
});

it.each([
  ['a newer format', { format: 2, visit: visit() }, 'Upgrade the receiver of reports'],
  ['an address', { format: 1, visit: visit({ channel: 'https://x' }) }, "'visit.channel'"],
  ['too much', { format: 1, visit: visit({ parts: Array(21).fill(part(0)[0]) }) }, "'visit.parts'"],
])('refuses a visit with %s', (_, value, message) => {
  expect(() => parseVisit(value)).toThrow(message);
});

it('takes visits where reports arrive, and answers how versions fare', async () => {
  const answer = createReportLog({ siteOrigin: 'https://site.example', log: () => {} });
  const body = JSON.stringify({ format: 1, visit: visit({ vitals: [vital(100)] }) });
  const post = (text: string) =>
    answer(new Request('http://backend/reports', { method: 'POST', body: text }), 'peer');
  expect((await post(body))?.status).toBe(204);
  expect((await post('{"format":1,"visit":{}}'))?.status).toBe(400);
  const told = await answer(new Request('http://backend/reports/health.json'), 'peer');
  const { versions } = parseHealth(await told?.json(), 'The answer');
  expect(versions).toMatchObject([{ package: 'remote-store', visits: 1, LCP: { visits: 1 } }]);
});
