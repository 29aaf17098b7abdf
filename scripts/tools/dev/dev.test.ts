import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@scripts/kit/processes/free-port';
import { launchBrowser } from '@scripts/kit/processes/launch-browser';
import { type RunningProcess, startProcess } from '@scripts/kit/processes/start-process';
import { programArgs } from '@scripts/kit/processes/typescript-program';
import type { Browser, Page } from 'playwright-core';
import { createFixtureCheckout, type FixtureCheckout, fixturePages } from './testing/fixture-checkout';

let folder: string;
let checkout: FixtureCheckout;
let development: RunningProcess | undefined;
let browser: Browser;
let site: string;

beforeAll(async () => {
  // A watcher must be told the real name of a folder that has two.
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
  await development?.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

test('an edit in a remote, in the shell and in shared code shows in the composed page, which keeps its state', async () => {
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

  // What was refreshed in one part must survive the refresh of another.
  expect(await page.locator('footer[data-edited=shell]').count()).toBe(1);
  expect(await page.getByText('Page after').count()).toBe(1);
  expect(problems).toEqual([]);
});

test('a remote that does not build shows a panel in its own section, and its page once it does', async () => {
  const { page } = await open(fixturePages['remote-account']);
  await page.locator('main [role=alert]').waitFor();
  checkout.edit('remote-account/src/pages/only/page.tsx', 'export functio Page', 'export function Page');
  await page.getByRole('heading', { name: 'remote-account' }).waitFor();
});

test('a changed table of pages is composed anew', async () => {
  const { page } = await open(fixturePages['remote-kids-zone']);
  checkout.edit('remote-kids-zone/src/routes.tsx', 'Page of', 'Changed page of');
  await page.waitForFunction(() => document.title.startsWith('Changed page of'));
  while (!(await documentOf(fixturePages['remote-kids-zone'])).includes('<title>Changed page of'))
    await soon();
});

test('lets pages of the site alone read what the dev servers serve', async () => {
  const { page } = await open(fixturePages['remote-store']);
  await page.getByRole('heading', { name: 'remote-store' }).waitFor();
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js') && !name.startsWith(location.origin)),
  );
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts)
    expect((await fetch(script)).headers.get('access-control-allow-origin')).toBe(site);
});

/** Opens a page and notes what its console has to complain about, breaches of the content policy included. */
async function open(address: string): Promise<{ page: Page; problems: string[] }> {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(site + address);
  return { page, problems };
}

async function documentOf(address: string): Promise<string> {
  return await (await fetch(site + address)).text();
}

function soon(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 50));
}

/** Starts `npm run dev` in the copy, without the embedded backend: none of its pages asks one. */
async function startDevelopment(port: number): Promise<RunningProcess> {
  const running = startProcess(programArgs('scripts/tools/dev/dev.ts'), {
    cwd: folder,
    env: {
      // Jest's own would make React and the builds behave as in a test.
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
