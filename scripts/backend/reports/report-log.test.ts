import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Report } from '@little-arches/contracts/formats';
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

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'little-arches-reports-'));
  file = path.join(folder, 'reports.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

function setup() {
  let time = Date.UTC(2026, 10, 22);
  const handle = createReportLog({ siteOrigin: site, file, now: () => time });
  const ask = (path: string, init: RequestInit = {}, peer = '::1') =>
    handle(new Request(`http://127.0.0.1:54321${path}`, init), peer);
  return {
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

it('appends what pages send to a file, and lists the reports, newest first, also after a restart', async () => {
  const { send, list } = setup();
  const vital = { name: 'LCP', value: 1480, remote: 'remote-store', version: '1.4.0' };
  const more = { composition: 'abc', receivedAt: '2026-11-22T00:00:00.000Z' };
  expect(await send(batch(good))).toBe(204);
  const last = { ...good, kind: 'rejection', trace: '1'.repeat(32) };
  const body = { format: 1, composition: 'abc', reports: [last], vitals: [vital] };
  expect(await send(JSON.stringify(body))).toBe(204);
  const reports = [
    { ...last, ...more },
    { ...good, ...more },
  ];
  expect(await list()).toEqual(reports);
  expect(readFileSync(file, 'utf8')).toContain(JSON.stringify({ ...vital, ...more }));
  expect(await setup().list()).toEqual(reports);
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
  const { send, list } = setup();
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
  expect(JSON.stringify(listed) + readFileSync(file, 'utf8')).not.toMatch(/geheim|6f1c2d34/);
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

it('limits the body, the requests per minute and the kept reports', async () => {
  const { send, list, wait } = setup();
  expect(await send(' '.repeat(64 * 1024 + 1))).toBe(413);
  for (let line = 0; line < 20; line += 1) expect(await send(batch(...Array(100).fill(good)))).toBe(204);
  expect(await list()).toHaveLength(1000);
  wait(61_000);
  for (let times = 0; times < 600; times += 1) await send('{}');
  expect(await send(batch(good))).toBe(429);
  expect(await send(batch(good), { origin: site }, 'another')).toBe(204);
  wait(61_000);
  expect(await send(batch(good))).toBe(204);
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
