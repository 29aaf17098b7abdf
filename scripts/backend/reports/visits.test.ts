import { parseHealth, parseVisit, type Visit } from '@little-arches/contracts/formats/reports';
import { createReportLog } from './report-log';

const site = 'https://site.example';
const START = Date.UTC(2026, 10, 27, 9);
const part = (failures: number, version = '1.1.0') => ({ package: 'remote-store', version, failures });
const vital = (value: number, name: 'LCP' | 'CLS' = 'LCP') => ({
  ...{ name, value },
  ...{ package: 'remote-store', version: '1.1.0' },
});

function setup() {
  let time = START;
  const answer = createReportLog({ siteOrigin: site, log: () => {}, now: () => time });
  const ask = async (path: string, init: RequestInit = {}, peer = '203.0.113.7') =>
    (await answer(new Request(`http://backend${path}`, init), peer)) ?? new Response(null, { status: 404 });
  const token = async (peer?: string) => await (await ask('/reports/token', {}, peer)).text();
  async function tell(visit: Partial<Visit>, peer?: string): Promise<number> {
    const whole = {
      composition: 'abc',
      channel: 'production',
      token: '',
      parts: [part(0)],
      vitals: [],
      ...visit,
    };
    const body = JSON.stringify({ format: 2, visit: whole });
    return (await ask('/reports', { method: 'POST', body }, peer)).status;
  }
  return {
    ask,
    token,
    tell,
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
    /** Sends a visit with its own token. */
    async visit(visit: Partial<Visit> = {}, peer?: string) {
      return await tell({ token: await token(peer), ...visit }, peer);
    },
    async health(query = '') {
      return parseHealth(await (await ask(`/reports/health.json${query}`)).json(), 'The answer');
    },
  };
}
const peers = (count: number) =>
  Array.from({ length: count }, (_, index) => `10.${index >> 8}.${index & 255}.1`);

it('counts visits, failed visits, failures and networks', async () => {
  const { visit, health } = setup();
  await visit({ vitals: [vital(100)] }, '192.0.2.1');
  await visit({ parts: [part(3)], vitals: [vital(200)] }, '192.0.2.2');
  await visit({ parts: [part(1)] }, '198.51.100.1');
  expect(await health()).toEqual({
    since: '2026-11-27T09:00:00.000Z',
    versions: [
      {
        ...{ channel: 'production', package: 'remote-store', version: '1.1.0' },
        ...{ visits: 3, failedVisits: 2, failures: 4, networks: 2, failedNetworks: 2 },
        LCP: { visits: 2, p75: 200 },
      },
    ],
  });
});

it('a visit that is reported again replaces the earlier report', async () => {
  const { token, tell, health } = setup();
  const own = await token();
  for (const failures of [0, 2, 3]) await tell({ token: own, parts: [part(failures)] });
  expect((await health()).versions).toMatchObject([{ visits: 1, failedVisits: 1, failures: 3 }]);
});

it.each<[string, (token: string) => string]>([
  ['no token', () => ''],
  ['an invented token', () => 'mht7xk00.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAA'],
  ['a later time', (token) => `z${token}`],
  ['another number', (token) => token.replace(/\..{4}/, '.AAAA')],
  ['a shorter signature', (token) => token.slice(0, -4)],
])('counts no visit with %s', async (_, change) => {
  const { token, tell, health } = setup();
  expect(await tell({ token: change(await token()) })).toBe(204);
  expect((await health()).versions).toEqual([]);
});

it('counts no visit with another network’s or an expired token', async () => {
  const { token, tell, health, wait } = setup();
  await tell({ token: await token('192.0.2.1') }, '198.51.100.1');
  const old = await token();
  wait(13 * 3_600_000);
  await tell({ token: old });
  expect((await health()).versions).toEqual([]);
});

it('issues no token to other sites, nor to a frame that hides its origin', async () => {
  const { ask } = setup();
  for (const origin of ['https://evil.example', 'null']) {
    const answer = await ask('/reports/token', { headers: { origin } });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  }
  const own = await ask('/reports/token', { headers: { origin: site } });
  expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([200, site]);
  expect((await ask('/reports/token', { method: 'POST' })).status).toBe(405);
});

it('refuses a visit that names a version twice', async () => {
  const { visit, health } = setup();
  expect(await visit({ parts: Array.from({ length: 20 }, () => part(1)) })).toBe(400);
  expect((await health()).versions).toEqual([]);
});

it('counts the newest three visits of a network, from any of its addresses', async () => {
  const { visit, health, wait } = setup();
  for (let each = 1; each <= 40; each++) {
    wait(1);
    await visit({ parts: [part(each > 38 ? 1 : 0)] }, `203.0.113.${each}`);
    await visit({}, `2001:db8:7:${each}::1`);
  }
  expect((await health()).versions).toMatchObject([
    { visits: 6, failedVisits: 2, networks: 2, failedNetworks: 1 },
  ]);
});

it('refuses a used token after others replaced it', async () => {
  const { token, tell, visit, health, wait } = setup();
  const spent = await token();
  await tell({ token: spent, parts: [part(1)] });
  for (let each = 0; each < 3; each++) {
    wait(1);
    await visit();
  }
  await tell({ token: spent, parts: [part(1)] });
  expect((await health()).versions).toMatchObject([{ visits: 3, failedVisits: 0 }]);
});

it('counts the visits since a time, and of pages with a named composition', async () => {
  const { visit, health, ask, wait } = setup();
  await visit({ parts: [part(1)] }, '192.0.2.1');
  wait(60_000);
  await visit({}, '192.0.2.2');
  await visit({ composition: 'made-up', parts: [part(1)] }, '192.0.2.3');
  const asked = await health('?since=2026-11-27T09:00:30.000Z&composition=abc&composition=def');
  expect(asked).toMatchObject({
    since: '2026-11-27T09:00:30.000Z',
    versions: [{ visits: 1, failedVisits: 0 }],
  });
  expect((await ask('/reports/health.json?since=yesterday')).status).toBe(400);
});

it('returns the 75th percentile', async () => {
  const { visit, health } = setup();
  for (const [index, peer] of peers(100).entries())
    await visit({ vitals: [vital(index + 1), vital(index < 80 ? 0 : 0.2, 'CLS')] }, peer);
  const [version] = (await health()).versions;
  expect(version).toMatchObject({ LCP: { visits: 100, p75: 75 }, CLS: { visits: 100, p75: 0 } });
});

it('names the most visited versions when someone invents versions', async () => {
  const { visit, health } = setup();
  for (const peer of peers(5)) await visit({}, peer);
  for (const [index, peer] of peers(400).entries())
    await visit({ parts: Array.from({ length: 20 }, (_, each) => part(1, `9.${index}.${each}`)) }, peer);
  const { versions } = await health();
  expect(versions).toHaveLength(300);
  expect(versions[0]).toMatchObject({ version: '1.1.0', visits: 5 });
});

it.each([
  ['a newer format', 3, {}, 'Upgrade the receiver of reports'],
  ['an address', 2, { channel: 'https://x' }, "'visit.channel'"],
  [
    'too much',
    2,
    { parts: Array.from({ length: 21 }, (_, each) => part(0, `1.${each}.0`)) },
    "'visit.parts'",
  ],
  ['words for a token', 2, { token: 'Emma Lindqvist' }, "'visit.token'"],
])('refuses a visit with %s', (_, format, more, message) => {
  const visit = {
    composition: 'abc',
    channel: 'production',
    token: '',
    parts: [part(0)],
    vitals: [],
    ...more,
  };
  expect(() => parseVisit({ format, visit })).toThrow(message);
});
