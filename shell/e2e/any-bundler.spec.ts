import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globalNameOf } from '@little-arches/contracts/formats';
import { includesEvery } from '@little-arches/kit/includes-every';
import { freePort } from '@little-arches/kit/processes/free-port';
import { startCommand, startProcess } from '@little-arches/kit/processes/start-process';
import { expect, test } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import { type Bundler, createForeignTeams } from './support/releases/foreign-builds';
import { entryOf, serveBuild } from './support/releases/foreign-server';
import { keepReleases } from './support/releases/kept-releases';
import { liveSite } from './support/releases/live-site';
import { release } from './support/releases/release';
import { siteUrl } from './support/site';

/** The channel on which the examples are live beside everything else. */
const CHANNEL = 'bundlers';
const channelUrl = siteUrl.replace('://', `://${CHANNEL}.`);

/** The remote of each example, its addresses, and the heading and source of its public page. */
const remotes = {
  rspack: {
    name: 'remote-sports',
    path: '/sports',
    heading: 'Sports for small feet',
    own: '/sports/plan',
    source: 'src/pages/sports.tsx',
  },
  webpack: {
    name: 'remote-footprints',
    path: '/footprints',
    heading: 'Footprints',
    own: '/footprints/album',
    source: 'src/pages/footprints.js',
  },
  vite: {
    name: 'remote-sandals',
    path: '/sandals',
    heading: 'Sandals',
    own: '/sandals/measured',
    source: 'src/pages/sandals.tsx',
  },
} as const;
/** The bundler of each run, and the two others where something of theirs changed. */
const bundlers: readonly Bundler[] = [
  'vite',
  ...(includesEvery('scripts/release/foreign', 'scripts/release/testing/foreign', 'docs/any-bundler.md')
    ? (['rspack', 'webpack'] as const)
    : []),
];

// Node does not resolve the channel's name, so the fixtures use the site itself.
test.use({ baseURL: channelUrl });
test.beforeEach(({ noConsoleErrors }) => noConsoleErrors.allowOrigin(channelUrl));

const stops: (() => unknown)[] = [];
let teams: ReturnType<typeof createForeignTeams>;
let bringBack = () => {};
let builds: Readonly<Record<Bundler, string>>;

test.beforeAll(async () => {
  bringBack = keepReleases();
  teams = createForeignTeams();
  const built = await Promise.all(
    bundlers.map(async (bundler) => [bundler, await teams.build(bundler, teams.checkOut(bundler))] as const),
  );
  builds = Object.fromEntries(built) as typeof builds;
  for (const bundler of bundlers) await preview(remotes[bundler].name, builds[bundler]);
});
test.afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});
test.afterAll(() => {
  bringBack();
  teams?.remove();
});

/** Shows a build on the channel. */
async function preview(name: string, build: string): Promise<void> {
  await release('preview', name, '--from', build, '--name', CHANNEL);
}

/** Changes the state of each example's page, which needs the page's React. */
const uses: Readonly<Record<Bundler, (page: Page) => Promise<void>>> = {
  async rspack(page) {
    await page.getByLabel('Age in years').fill('5');
    await expect(page.getByText('Football, from 5 years')).toBeVisible();
  },
  async webpack(page) {
    await page.getByRole('button', { name: 'Steps: 0' }).click();
    await expect(page.getByRole('button', { name: 'Steps: 1' })).toBeVisible();
  },
  async vite(page) {
    await page.getByLabel('Can all toes move?').check();
    await expect(page.getByText('1 of 3')).toBeVisible();
  },
};

for (const bundler of bundlers)
  test(`shows a page built by plain ${bundler} on the page’s React, by its address and from another page`, async ({
    page,
  }) => {
    const { path: address, heading, name } = remotes[bundler];
    await page.goto(address);
    const region = page.locator(`[data-remote=${name}]`);
    await expect(region.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(await page.title()).toContain(heading);
    await uses[bundler](page);
    await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
    await page.goBack();
    await expect(region.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

test('prerenders pages with a build for Node, and for others the title, description and an outline', async ({
  anotherVisitor,
}) => {
  const read = async (address: string) => {
    const { page, problems } = await anotherVisitor(address, { javaScriptEnabled: false });
    // A window without scripts blocks prefetches.
    problems.allow(/remoteEntry-\S+ csp$/);
    return await page.content();
  };
  for (const bundler of bundlers) {
    const { path: address, heading } = remotes[bundler];
    const html = await read(address);
    if (bundler === 'rspack') {
      expect(html).toMatch(/<h1>Sports for small feet<\/h1>.*Dancing/s);
      continue;
    }
    expect(html).toContain(`<title>${heading}`);
    expect(html).toMatch(/<meta name="description" content="What a /);
    expect(html).toContain('This page needs JavaScript');
    expect(html).not.toContain('<h1>');
  }
});

for (const bundler of bundlers)
  test(`does not run an entry built by ${bundler} in which one byte was changed`, async ({
    page,
    context,
    noConsoleErrors,
  }) => {
    const { path: address, name } = remotes[bundler];
    await page.goto('/faqs');
    const text = readFileSync(path.join(builds[bundler], entryOf(builds[bundler])), 'utf8');
    await context.route(new RegExp(`/assets/${name}/[^/]+/remoteEntry`), (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': channelUrl },
        body: `globalThis.changedByte = true;\n${text}`,
      }),
    );
    noConsoleErrors.expect(/integrity/);
    noConsoleErrors.allow(new RegExp(name));
    await page.goto(address);
    await expect(page.getByRole('button', { name: /Try again|Load again|Retry/ })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'changedByte'))).toBeUndefined();
  });

for (const bundler of bundlers)
  test(`shows a folder of ${bundler} inside the live site, and again when it changes`, async ({
    page,
    noConsoleErrors,
  }) => {
    const { name, path: address, heading, own } = remotes[bundler];
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const server = startCommand(['dev', name, '--against', siteUrl, '--from', builds[bundler]], {
      env: { PORT: `${port}` },
    });
    stops.push(server.stop);
    await server.says(`Ready: ${origin}`);
    noConsoleErrors.allowOrigin(origin);
    await page.goto(origin + address);
    const region = page.locator(`[data-remote=${name}][data-version=laptop]`);
    await expect(region.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await server.says(`${name} has ${address}`);
    // The page is loaded anew with the addresses that the server has only read now, maybe before its first load ends.
    await expect.poll(() => page.locator('#composition').textContent()).toContain(`"${own}"`);
    await page.evaluate(() => document.documentElement.setAttribute('data-before', ''));
    writeFileSync(path.join(builds[bundler], 'changed.txt'), 'changed');
    await expect(page.locator('html[data-before]')).toHaveCount(0);
    await expect(region.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    // Before its server, which it would miss.
    await page.close();
  });

test('shows our store in a host of another site', async ({ anotherVisitor }) => {
  const folder = await teams.build('host', teams.checkOut('host'));
  const { origin, stop } = await serveBuild(folder, siteUrl);
  stops.push(stop);
  const store = (await liveSite()).composition.remotes.find(({ name }) => name === 'remote-store');
  if (!store) throw new Error('There is a store');
  const asked = new URLSearchParams({
    name: store.name,
    entry: store.url,
    global: globalNameOf(store.name, store.version),
  });
  const { page, problems } = await anotherVisitor(`${origin}/index.html?${asked}`);
  problems.allow(/No `HydrateFallback` element/);
  await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible();
  await expect(page.getByLabel('Select Product on level 1')).toBeVisible();
});

test('shows a standalone page of Vite in the workbench', async ({ anotherVisitor }) => {
  const port = await freePort();
  const repository = teams.checkOut('vite', 'vite-workbench');
  const server = startProcess(
    ['node_modules/vite/bin/vite.js', '--mode', 'workbench', '--port', `${port}`, '--host', '127.0.0.1'],
    { cwd: repository },
  );
  stops.push(server.stop);
  const origin = `http://127.0.0.1:${port}`;
  await expect.poll(() => fetch(origin).catch(() => undefined)).toBeDefined();
  const { page, problems } = await anotherVisitor(`${origin}/sandals?scenario=signed-in`);
  // Messages of Vite, and of React about its devtools.
  problems.allow(/^console: /);
  await expect(page.getByRole('heading', { name: 'Sandals' })).toBeVisible();
  await uses.vite(page);
});
