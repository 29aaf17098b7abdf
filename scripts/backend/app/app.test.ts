import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { readScanFile } from '@little-arches/contracts/values';
import { run } from './app';
import { makeUpScan } from './made-up-scan';

let folder: string;
let server: Server;
let site: string;
/** The request that the site's function received, and its response. */
let sent: unknown;
let answer: { status: number; body: unknown };

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'little-arches-app-'));
  process.env.INIT_CWD = folder;
  server = createServer(async (request, response) => {
    if (request.url === '/') return response.end(page());
    sent = { url: request.url, apikey: request.headers.apikey, body: await json(request) };
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await new Promise((resolve) => server.close(resolve));
});

function page(): string {
  const config = {
    siteUrl: site,
    channel: 'production',
    backend: { url: site, publishableKey: 'sb_publishable_test' },
    payments: { provider: 'stripe', publishableKey: 'pk_test' },
  };
  return `<html><script type="application/json" id="config">${JSON.stringify(config)}</script></html>`;
}

/** Runs a command as in a terminal; returns its lines and its exit code. */
async function app(...args: string[]): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)));
  try {
    return { code: await run(args), text: lines.join('\n') };
  } finally {
    log.mockRestore();
  }
}

test.each([0, 1, 2, 3] as const)('creates a made-up scan of level %i that is valid at every age', (level) => {
  for (const age of [2, 6, 15]) {
    const scan = makeUpScan(age, level);
    expect(readScanFile(scan)).toEqual({ scan });
  }
});

test('delivers a scan with a code to the backend of the site', async () => {
  answer = { status: 200, body: { data: { scan_id: 'scan-1', known: false } } };
  const { code, text } = await app('scan', '--pair', '4F7K 2MQX', '--level', '2', '--site', `${site}/`);
  expect([code, text]).toEqual([0, `The scan has arrived: ${site}/profile/scans/scan-1`]);
  expect(sent).toEqual({
    url: '/functions/v1/deliverScan',
    apikey: 'sb_publishable_test',
    body: { code: '4F7K 2MQX', scan: expect.objectContaining({ format: 1, level: 2 }) },
  });
});

test('writes a scan into a file, and sends that file', async () => {
  await app('scan', '--out', 'scan.json');
  const scan: unknown = JSON.parse(readFileSync(path.join(folder, 'scan.json'), 'utf8'));
  answer = { status: 200, body: { data: { scan_id: 'scan-1', known: true } } };
  const { text } = await app('scan', '--pair', 'x', '--file', 'scan.json', '--site', site);
  expect(text).toMatch(/^The scan was there already/);
  expect(sent).toMatchObject({ body: { scan } });
});

test('reports the server’s refusals by field', async () => {
  const fields = [{ field: 'level', problem: 'is missing' }];
  answer = { status: 422, body: { message: 'This scan file can’t be read.', fields } };
  writeFileSync(path.join(folder, 'wrong.json'), '{}');
  await expect(app('scan', '--pair', 'x', '--file', 'wrong.json', '--site', site)).rejects.toThrow(
    'This scan file can’t be read.\n  level is missing',
  );
});

test.each([
  [['scan'], /--pair or --out is missing/],
  [['scan', '--out', 'x', '--age', '40'], /--age is '40'/],
  [['scan', '--out', 'x', '--level', '4'], /--level is '4'/],
  [['scan', '--paar', 'x'], /paar/],
  [['scan', '--pair', 'x', '--file', 'none.json'], /none.json can't be read/],
  [['scan', '--pair', 'x', '--site', 'http://127.0.0.1:1'], /can’t be reached/],
])('reports what is wrong in %j', async (args, words) => {
  await expect(app(...args)).rejects.toThrow(words);
});

test('prints its help', async () => {
  expect((await app()).code).toBe(0);
  expect((await app('dance')).code).toBe(2);
});
