import { once } from 'node:events';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { allGeneratedPositionsFor, TraceMap } from '@jridgewell/trace-mapping';
import { STEP } from '@little-arches/kit/patience';
import { freePort } from '@little-arches/kit/processes/free-port';
import { launchBrowser } from '@little-arches/kit/processes/launch-browser';
import { type RunningProcess, startProcess } from '@little-arches/kit/processes/start-process';
import { programArgs } from '@little-arches/kit/processes/typescript-program';
import type { Browser, Page } from 'playwright-core';
import { createFixtureCheckout, type FixtureCheckout, fixturePages } from './testing/fixture-checkout';

let folder: string;
let checkout: FixtureCheckout;
let development: RunningProcess | undefined;
let browser: Browser;
let site: string;
const forwards: Server[] = [];

beforeAll(async () => {
  // A watcher needs the real path of a folder that also has another one.
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'little-arches-dev-')));
  checkout = createFixtureCheckout(folder);
  checkout.edit('remote-account/src/pages/only/page.tsx', 'export function Page', 'export functio Page');
  const port = await freePort();
  site = `http://localhost:${port}`;
  development = await startDevelopment(port);
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  for (const server of forwards) server.close();
  await development?.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

test('shows an edit in a remote, the shell or shared code in the composed page, which keeps its state', async () => {
  const { page, problems } = await open(fixturePages['remote-store']);
  await page.getByRole('button', { name: 'Pressed 0' }).click();
  const kept = () => page.getByRole('button', { name: 'Pressed 1' }).waitFor();
  await kept();

  checkout.edit('remote-store/src/pages/only/child.tsx', 'Child before', 'Child after');
  await page.getByText('Child after').waitFor();
  await kept();
  checkout.edit('remote-store/src/pages/only/page.tsx', 'Page before', 'Page after');
  await page.getByText('Page after').waitFor();
  await kept();
  checkout.edit('remote-store/src/pages/only/page.tsx', 'Loaded before', 'Loaded after');
  await page.getByText('Loaded after').waitFor();
  await kept();
  checkout.edit('shell/src/frame/footer.tsx', '<footer ', '<footer data-edited="shell" ');
  await page.locator('footer[data-edited=shell]').waitFor();
  await kept();
  checkout.edit('shared-contracts/src/ui/button.tsx', '<button\n', '<button data-edited="shared"\n');
  await page.locator('main button[data-edited=shared]').waitFor();
  await kept();
  checkout.edit('remote-store/src/pages/only/child.tsx', 'Child after', 'Child at last');
  await page.getByText('Child at last').waitFor();
  await kept();

  // A refresh of one part must keep the refreshed state of another.
  expect(await page.locator('footer[data-edited=shell]').count()).toBe(1);
  expect(await page.getByText('Page after').count()).toBe(1);
  expect(problems).toEqual([]);
});

const PAGE = 'remote-store/src/pages/only/page.tsx';

test.each([
  ['a syntax error in a page', PAGE, (text: string) => text.replace('export function', 'export functio')],
  ['a deleted page', PAGE, () => undefined],
  ['a deleted part of a page', 'remote-store/src/pages/only/child.tsx', () => undefined],
  // Some editors empty a file before they write it.
  ['an emptied page', PAGE, () => ''],
])('keeps the state of the window over %s and its repair', async (mistake, file, damage) => {
  const { page } = await open(fixturePages['remote-store']);
  await page.getByRole('button', { name: 'Pressed 0' }).click();
  await page.evaluate(() => document.documentElement.setAttribute('data-window', 'first'));
  const place = path.join(folder, file);
  const text = readFileSync(place, 'utf8');
  const damaged = damage(text);
  if (damaged === undefined) rmSync(place);
  else writeFileSync(place, damaged);
  await page.locator('#rspack-dev-server-client-overlay').waitFor({ state: 'attached' });
  writeFileSync(place, text.replace('<p>', `<p>After ${mistake} `));
  await page.getByText(`After ${mistake}`).waitFor();
  await page.getByRole('button', { name: 'Pressed 1' }).waitFor();
  expect(await page.locator('html').getAttribute('data-window')).toBe('first');
});

test('shows a panel in the section of a remote that does not build, and its page after a fix', async () => {
  const { page } = await open(fixturePages['remote-account']);
  await page.locator('main [role=alert]').waitFor();
  checkout.edit('remote-account/src/pages/only/page.tsx', 'export functio Page', 'export function Page');
  await page.getByRole('heading', { name: 'remote-account' }).waitFor();
});

test('composes the site again after a change of a table of pages', async () => {
  const { page } = await open(fixturePages['remote-kids-zone']);
  checkout.edit('remote-kids-zone/src/routes.tsx', 'Page of', 'Changed page of');
  await page.waitForFunction(() => document.title.startsWith('Changed page of'));
  while (!(await documentOf(fixturePages['remote-kids-zone'])).includes('<title>Changed page of'))
    await soon();
});

const openAt = {
  '127.0.0.1': ({ port }: URL) => `http://127.0.0.1:${port}`,
  'a forwarded port': async ({ port }: URL) => `http://localhost:${await forwardedPort(Number(port))}`,
  'an address of the network': ({ port }: URL) => `http://${networkAddress()}:${port}`,
};

test.each(Object.keys(openAt) as (keyof typeof openAt)[])(
  'shows an edit in a page opened at %s',
  async (name) => {
    const origin = await openAt[name](new URL(site));
    const { page, problems } = await open(fixturePages['remote-marketing'], origin);
    await page.getByRole('heading', { name: 'remote-marketing' }).waitFor();
    const words = `Edited at ${name}`;
    checkout.edit('remote-marketing/src/pages/only/child.tsx', '<p>', `<p>${words} `);
    await page.getByText(words).waitFor();
    const asked = await page.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => new URL(entry.name).origin),
    );
    expect(new Set(asked)).toEqual(new Set([origin]));
    expect(problems.filter((text) => !text.includes('Cross-Origin-Opener-Policy'))).toEqual([]);
  },
);

test('stops the page at a breakpoint in the source of a remote', async () => {
  const { page } = await open(fixturePages['remote-store']);
  await page.getByRole('button', { name: 'Pressed 0' }).waitFor();
  const session = await page.context().newCDPSession(page);
  const scripts: { url: string; sourceMapURL?: string }[] = [];
  session.on('Debugger.scriptParsed', (script) => scripts.push(script));
  await session.send('Debugger.enable');
  const wanted = 'source:///remote-store/src/pages/only/page.tsx';
  const text = readFileSync(path.join(folder, wanted.replace('source:///', '')), 'utf8').split('\n');
  const line = text.findIndex((one) => one.includes('onClick')) + 1;
  const set: string[] = [];
  for (const { url, sourceMapURL } of scripts) {
    if (!sourceMapURL?.endsWith('.map')) continue;
    const map = new TraceMap(await (await fetch(new URL(sourceMapURL, url))).text());
    if (!map.sources.includes(wanted)) continue;
    // One source line may become several.
    for (const { line: lineNumber } of allGeneratedPositionsFor(map, { source: wanted, line, column: 0 })) {
      const at = { url, lineNumber: (lineNumber ?? 1) - 1 };
      set.push((await session.send('Debugger.setBreakpointByUrl', at)).breakpointId);
    }
  }
  const paused = new Promise<{ hitBreakpoints?: string[] }>((resolve) =>
    session.on('Debugger.paused', resolve),
  );
  const click = page.getByRole('button', { name: 'Pressed 0' }).click();
  const { hitBreakpoints } = await paused;
  expect(set).toEqual(expect.arrayContaining(hitBreakpoints ?? ['none']));
  expect(hitBreakpoints).toHaveLength(1);
  await session.send('Debugger.disable');
  await click;
});

test('refuses another site’s host name that points here', async () => {
  const { port } = new URL(site);
  const refused = await new Promise<string>((resolve, reject) => {
    const headers = { host: `rebound.example:${port}` };
    get({ host: '127.0.0.1', port, path: '/dev-server/shell/main.js', headers }, (response) =>
      readText(response).then(resolve, reject),
    ).on('error', reject);
  });
  expect(refused).toBe('Invalid Host header');
});

test('forbids other sites to read or run files of the dev servers', async () => {
  for (const name of ['shell', 'remote-store']) {
    const file = name === 'shell' ? 'main.js' : 'remoteEntry.js';
    const { status, headers } = await fetch(`${site}/dev-server/${name}/${file}`);
    expect([status, headers.get('access-control-allow-origin')]).toEqual([200, null]);
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  }
});

// The last test, because it ends what the others use.
test('prints on Ctrl-C only that it stops', async () => {
  const before = development?.output() ?? '';
  await development?.stop();
  expect(development?.output().slice(before.length).trim()).toBe('Stopping …');
});

/** Returns a port that forwards to another, as in a container or a tunnel. */
async function forwardedPort(port: number): Promise<number> {
  const server = createServer((socket) => {
    const onward = connect(port, '127.0.0.1');
    socket.pipe(onward).pipe(socket);
    for (const end of [socket, onward]) end.on('error', () => socket.destroy());
  });
  forwards.push(server);
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function networkAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  // A machine without a network has only its own addresses.
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.2';
}

/** Opens a page and records the errors of its console, violations of the content policy included. */
async function open(address: string, origin = site): Promise<{ page: Page; problems: string[] }> {
  const page = await browser.newPage();
  page.setDefaultTimeout(STEP);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(origin + address);
  return { page, problems };
}

async function documentOf(address: string): Promise<string> {
  return await (await fetch(site + address)).text();
}

function soon(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 50));
}

/** Starts `npm run dev` in the copy, without the embedded backend, which its pages do not use. */
async function startDevelopment(port: number): Promise<RunningProcess> {
  const running = startProcess(programArgs('scripts/tools/dev/dev.ts', '--host'), {
    cwd: folder,
    env: {
      // Jest's value would make React and the builds behave as in a test.
      NODE_ENV: 'development',
      PORT: String(port),
      SUPABASE_URL: site,
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_unused',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_unused',
    },
  });
  await running.says('Ready: ');
  return running;
}
