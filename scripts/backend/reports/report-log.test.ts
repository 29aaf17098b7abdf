import type { Report } from '@little-arches/contracts/formats/reports';
import fc from 'fast-check';
import * as v from 'valibot';
import { createReportLog } from './report-log';

/** Fields that the tests read; others are kept. */
const listSchema = v.array(v.looseObject({ kind: v.string() }));

const site = 'http://localhost:3000';
const good: Report = {
  kind: 'uncaught',
  remote: 'remote-store',
  version: '1.4.0',
  page: '/store/:productSlug',
  count: 1,
  error: 'TypeError',
  message: 'x is undefined',
  frames: ['/assets/remote-store/1.4.0/page.js:1:234'],
};
const batch = (...reports: unknown[]) => JSON.stringify({ format: 1, composition: 'abc', reports });

function setup() {
  const lines: string[] = [];
  let time = Date.UTC(2026, 10, 22);
  const handle = createReportLog({ siteOrigin: site, log: (line) => lines.push(line), now: () => time });
  const ask = (path: string, init: RequestInit = {}, peer = '::1') =>
    handle(new Request(`http://127.0.0.1:54321${path}`, init), peer);
  return {
    lines,
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
    ask,
    async send(body: string, headers: Record<string, string> = { origin: site }, peer?: string) {
      const response = await ask('/reports', { method: 'POST', body, headers }, peer);
      return response?.status;
    },
    async list() {
      return v.parse(listSchema, await (await ask('/reports.json'))?.json());
    },
  };
}

it('lists what pages send, newest first, and prints a line for each report', async () => {
  const { send, list, lines } = setup();
  expect(await send(batch(good))).toBe(204);
  expect(await send(batch({ ...good, kind: 'rejection' }))).toBe(204);
  expect(await list()).toEqual([
    { ...good, kind: 'rejection', composition: 'abc', receivedAt: '2026-11-22T00:00:00.000Z' },
    { ...good, composition: 'abc', receivedAt: '2026-11-22T00:00:00.000Z' },
  ]);
  expect(lines[0]).toBe(
    'Report: uncaught (TypeError: x is undefined) in remote-store 1.4.0 on /store/:productSlug at /assets/remote-store/1.4.0/page.js:1:234, composition abc',
  );
});

it('lists the newest 200 vitals as pages sent them, newest first', async () => {
  const { ask, send } = setup();
  const vital = { name: 'LCP', remote: 'remote-store', version: '1.4.0' };
  const of = (value: number) =>
    JSON.stringify({ format: 1, composition: 'abc', reports: [], vitals: [{ ...vital, value }] });
  for (let value = 0; value < 201; value++) expect(await send(of(value))).toBe(204);
  const shown = v.parse(v.array(v.unknown()), await (await ask('/reports/vitals.json'))?.json());
  expect(shown).toHaveLength(200);
  expect(shown[0]).toEqual({
    ...vital,
    value: 200,
    composition: 'abc',
    receivedAt: '2026-11-22T00:00:00.000Z',
  });
});

it('counts repeated reports instead of listing and printing them again', async () => {
  const { send, list, lines } = setup();
  await send(batch(good));
  await send(batch({ ...good, count: 4 }));
  expect(await list()).toEqual([expect.objectContaining({ count: 5 })]);
  expect(lines).toHaveLength(1);
});

it('lists the trace of the last of repeated reports, and prints that of the first', async () => {
  const { send, list, lines } = setup();
  const [first, last] = ['1'.repeat(32), '2'.repeat(32)];
  await send(batch({ ...good, trace: first }));
  await send(batch({ ...good, trace: last }));
  expect(await list()).toEqual([expect.objectContaining({ count: 2, trace: last })]);
  expect(lines).toEqual([expect.stringContaining(`, composition abc, trace ${first}`)]);
});

it.each([
  [
    'report-uri',
    'application/csp-report',
    {
      'csp-report': {
        'document-uri': `${site}/profile/scans/6f1c2d34-0000?token=geheim#x`,
        referrer: `${site}/auth/confirm?token_hash=geheim`,
        'violated-directive': 'script-src-elem',
        'effective-directive': 'script-src-elem',
        'original-policy': "default-src 'none'",
        'blocked-uri': 'https://evil.example/x.js?who=geheim',
        'source-file': `${site}/assets/remote-account/2.0.0/page-scan.js?x=geheim`,
        'line-number': 3,
        'column-number': 4,
        'script-sample': 'geheim',
      },
    },
  ],
  [
    'report-to',
    'application/reports+json',
    [
      {
        type: 'csp-violation',
        age: 1,
        url: `${site}/profile/scans/6f1c2d34-0000?token=geheim`,
        user_agent: 'geheim',
        body: {
          documentURL: `${site}/profile/scans/6f1c2d34-0000?token=geheim`,
          effectiveDirective: 'script-src-elem',
          blockedURL: 'https://evil.example/x.js?who=geheim',
          sourceFile: `${site}/assets/remote-account/2.0.0/page-scan.js`,
          lineNumber: 3,
          columnNumber: 4,
          sample: 'geheim',
        },
      },
    ],
  ],
])('accepts the browsers’ policy reports by %s, without ids and queries', async (_, type, body) => {
  const { send, list, lines } = setup();
  expect(await send(JSON.stringify(body), { 'content-type': type, origin: 'null' })).toBe(204);
  const listed = await list();
  expect(listed).toEqual([
    {
      kind: 'policy',
      remote: 'remote-account',
      version: '2.0.0',
      page: '/profile/scans/:scanId',
      count: 1,
      frames: ['/assets/remote-account/2.0.0/page-scan.js:3:4'],
      policy: { directive: 'script-src-elem', blocked: 'https://evil.example' },
      composition: '',
      receivedAt: '2026-11-22T00:00:00.000Z',
    },
  ]);
  expect(JSON.stringify(listed) + lines.join('')).not.toMatch(/geheim|6f1c2d34/);
});

it.each([
  ['no JSON', '{'],
  ['nothing', ''],
  ['null', 'null'],
  ['another format', JSON.stringify({ format: 2, composition: 'abc', reports: [] })],
  ['an invalid report', batch({})],
  ['too many reports', batch(...Array(101).fill(good))],
])('answers 400 to %s and continues', async (_, body) => {
  const { send } = setup();
  expect(await send(body)).toBe(400);
  expect(await send(batch(good))).toBe(204);
});

it('accepts the valid reports of a batch with an invalid one', async () => {
  const { send, list } = setup();
  expect(await send(batch({}, good))).toBe(400);
  expect(await list()).toHaveLength(1);
});

it('answers any invalid input with 204 or 400', async () => {
  const { send, wait } = setup();
  const json = fc.jsonValue().map((value) => JSON.stringify(value));
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string(),
        json,
        json.map((text) => batch(text)),
      ),
      async (body) => {
        wait(1000);
        expect([204, 400]).toContain(await send(body));
      },
    ),
  );
});

it('limits the body, the batches per minute, the kept reports and the printed lines', async () => {
  const { send, list, lines, wait } = setup();
  expect(await send(' '.repeat(64 * 1024 + 1))).toBe(413);
  for (let line = 0; line < 300; line += 1) {
    if (line % 100 === 0) wait(61_000);
    await send(batch({ ...good, frames: [`/assets/remote-store/1.4.0/page.js:${line}:1`] }));
  }
  expect(await list()).toHaveLength(200);
  expect(lines).toHaveLength(90);
  wait(61_000);
  const answers: (number | undefined)[] = [];
  for (let times = 0; times < 121; times += 1) answers.push(await send(batch(good)));
  expect(answers.slice(0, 120)).toEqual(Array(120).fill(204));
  expect(answers.at(-1)).toBe(429);
  expect(await send(batch(good), { origin: site }, 'another')).toBe(204);
});

it.each([
  [site, 204],
  ['http://127.0.0.1:3000', 204],
  ['http://staging.localhost:3000', 204],
  ['https://evil.example', 403],
  ['http://localhost.evil.example', 403],
])('answers pages of %s with %i, and lets no other site read it', async (origin, status) => {
  const { ask, send } = setup();
  expect(await send(batch(good), { origin })).toBe(status);
  const preflight = await ask('/reports', { method: 'OPTIONS', headers: { origin } });
  expect(preflight?.status).toBe(status);
  const list = await ask('/reports.json', { headers: { origin } });
  expect(list?.headers.get('access-control-allow-origin')).toBeNull();
});

it('accepts POST only, and answers no other address', async () => {
  const { ask } = setup();
  expect((await ask('/reports'))?.status).toBe(405);
  expect(await ask('/mailbox')).toBeUndefined();
});
