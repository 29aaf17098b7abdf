import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { globalNameOf } from '@little-arches/contracts/formats/page';
import { freePort } from '@little-arches/kit/processes/free-port';
import { startProcess } from '@little-arches/kit/processes/start-process';
import { addressOf } from './support/page/address-of';
import { visitsOfThisFile } from './support/page/visit';
import { type Bundler, createForeignTeams, edit } from './support/releases/foreign-builds';
import { entryOf, serveBuild } from './support/releases/foreign-server';
import { keepReleases } from './support/releases/kept-releases';
import { liveSite } from './support/releases/live-site';
import { release } from './support/releases/release';
import { backendUrl, siteUrl } from './support/site';

/** The channel on which the three examples are live beside everything else. */
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
const bundlers = Object.keys(remotes) as Bundler[];

const visit = visitsOfThisFile();
const stops: (() => unknown)[] = [];
let teams: ReturnType<typeof createForeignTeams> | undefined;
let bringBack = () => {};
let builds: Readonly<Record<Bundler, string>>;

beforeAll(async () => {
  bringBack = keepReleases();
  const created = createForeignTeams();
  teams = created;
  const built = await Promise.all(
    bundlers.map(
      async (bundler) => [bundler, await created.build(bundler, created.checkOut(bundler))] as const,
    ),
  );
  builds = Object.fromEntries(built) as typeof builds;
  for (const bundler of bundlers)
    await release('preview', remotes[bundler].name, '--from', builds[bundler], '--name', CHANNEL);
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});
afterAll(() => {
  bringBack();
  teams?.remove();
});

/** Serves a build until the test ends; returns its origin. */
async function serve(...build: Parameters<typeof serveBuild>): Promise<string> {
  const { origin, stop } = await serveBuild(...build);
  stops.push(stop);
  return origin;
}

const openOn = (address: string, more: readonly string[] = []) =>
  visit(address, {}, [channelUrl, backendUrl, ...more]);

it.each(bundlers)('shows a page built by plain %s, by its address and from another page', async (bundler) => {
  const { path: address, heading, name } = remotes[bundler];
  const { page } = await openOn(channelUrl + address);
  const region = page.locator(`[data-remote=${name}]`);
  await region.getByRole('heading', { level: 1, name: heading }).waitFor();
  expect(await page.title()).toContain(heading);
  await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
  await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
  await page.goBack();
  await region.getByRole('heading', { level: 1, name: heading }).waitFor();
});

it('shares the page’s React with each of them', async () => {
  const { page } = await openOn(`${channelUrl}/sports`);
  await page.getByLabel('Age in years').fill('5');
  await page.getByText('Football, from 5 years').waitFor();
  await page.goto(`${channelUrl}/footprints`);
  await page.getByRole('button', { name: 'Steps: 0' }).click();
  await page.getByRole('button', { name: 'Steps: 1' }).waitFor();
  await page.goto(`${channelUrl}/sandals`);
  await page.getByLabel('Can all toes move?').check();
  await page.getByText('1 of 3').waitFor();
});

it('prerenders pages with a build for Node, and for others the title, description and an outline', async () => {
  const read = async (address: string) => {
    const { page, problems } = await visit(channelUrl + address, { javaScriptEnabled: false }, [channelUrl]);
    // A window without scripts blocks prefetches.
    problems.allow(/remoteEntry-\S+ csp$/);
    return await page.content();
  };
  expect(await read('/sports')).toMatch(/<h1>Sports for small feet<\/h1>.*Dancing/s);
  for (const { path: address, heading } of [remotes.webpack, remotes.vite]) {
    const html = await read(address);
    expect(html).toContain(`<title>${heading}`);
    expect(html).toMatch(/<meta name="description" content="What a /);
    expect(html).toContain('This page needs JavaScript');
    expect(html).not.toContain('<h1>');
  }
});

it.each(bundlers)('redirects visitors from the signed-in page of %s to the sign-in', async (bundler) => {
  const { page } = await openOn(channelUrl + remotes[bundler].own);
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  expect(addressOf(page)).toContain(encodeURIComponent(remotes[bundler].own));
});

it.each(bundlers)('does not run an entry built by %s in which one byte was changed', async (bundler) => {
  const { path: address, name } = remotes[bundler];
  const { page, context, problems } = await openOn(`${channelUrl}/faqs`);
  const text = readFileSync(path.join(builds[bundler], entryOf(builds[bundler]).entry), 'utf8');
  await context.route(new RegExp(`/assets/${name}/[^/]+/remoteEntry`), (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': channelUrl },
      body: `globalThis.changedByte = true;\n${text}`,
    }),
  );
  problems.expect(/integrity/);
  problems.allow(new RegExp(name));
  await page.goto(channelUrl + address);
  await page.getByRole('button', { name: /Try again|Load again|Retry/ }).waitFor();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'changedByte'))).toBeUndefined();
});

it.each(bundlers)('loads a build by %s from another origin when the address requests it', async (bundler) => {
  const { name, path: address, heading, own } = remotes[bundler];
  const { entry, container } = entryOf(builds[bundler]);
  const origin = await serve(builds[bundler], {
    name,
    contract: { built: '1.2', needs: '1.2' },
    runtime: 'own',
    addresses: [address, own],
    panels: [],
    entry: `/${entry}`,
    container,
  });
  const { page } = await openOn(`${channelUrl}${address}?override=${name}@${origin}`, [origin]);
  await page.locator(`[data-remote=${name}][data-version=override] h1`, { hasText: heading }).waitFor();
});

it.each(bundlers)('shows an earlier version built by %s when the address names it', async (bundler) => {
  if (!teams) throw new Error('The examples are not there');
  const { name, path: address, heading, source } = remotes[bundler];
  const later = `${heading} and large`;
  const { page } = await openOn(channelUrl + address);
  const region = page.locator(`[data-remote=${name}]`);
  const first = await region.getAttribute('data-version');
  const repository = teams.checkOut(bundler, `${bundler}-later`);
  edit(repository, source, new RegExp(`${heading}(?=['<])`), later);
  await release('preview', name, '--from', await teams.build(bundler, repository), '--name', CHANNEL);
  await page.goto(channelUrl + address);
  await region.getByRole('heading', { level: 1, name: later }).waitFor();
  expect(await region.getAttribute('data-version')).not.toBe(first);
  await page.goto(`${channelUrl}${address}?override=${name}@${first}`);
  await page.locator(`[data-remote=${name}][data-version="${first}"] h1`).waitFor();
  expect(await region.getByRole('heading', { level: 1 }).textContent()).toBe(heading);
});

it('shows our store in a host of another site', async () => {
  if (!teams) throw new Error('The examples are not there');
  const folder = await teams.build('host', teams.checkOut('host'));
  const origin = await serve(folder, {}, siteUrl);
  const store = (await liveSite()).composition.remotes.find(({ name }) => name === 'remote-store');
  if (!store) throw new Error('There is a store');
  const asked = new URLSearchParams({
    name: store.name,
    entry: store.url,
    global: globalNameOf(store.name, store.version),
  });
  const { page, problems } = await visit(`${origin}/index.html?${asked}`, {}, [origin]);
  problems.allow(/No `HydrateFallback` element/);
  await page.getByRole('heading', { name: 'Products' }).waitFor();
  await page.getByLabel('Select Product on level 1').waitFor();
});

it('shows a standalone page of Vite in the workbench', async () => {
  if (!teams) throw new Error('The examples are not there');
  const port = await freePort();
  const repository = teams.checkOut('vite', 'vite-workbench');
  const server = startProcess(
    ['node_modules/vite/bin/vite.js', '--mode', 'workbench', '--port', `${port}`, '--host', '127.0.0.1'],
    { cwd: repository },
  );
  stops.push(server.stop);
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(origin).catch(() => undefined))) await setTimeout(100);
  const { page, problems } = await visit(`${origin}/sandals?scenario=signed-in`, {}, [origin]);
  // Messages of Vite, and of React about its devtools.
  problems.allow(/^console: /);
  await page.getByRole('heading', { name: 'Sandals' }).waitFor();
  await page.getByLabel('Can all toes move?').check();
  await page.getByText('1 of 3').waitFor();
});
