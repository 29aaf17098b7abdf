import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packageNames } from '@little-arches/build/model/packages';
import { commonScenarios } from '@little-arches/contracts/testing';
import { eachAtMost } from '@little-arches/kit/each-at-most';
import { escapeMarkup } from '@little-arches/kit/escape-markup';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { differsFromMain } from '@little-arches/kit/includes-every';
import { freePort } from '@little-arches/kit/processes/free-port';
import { type RunningProcess, startCommand } from '@little-arches/kit/processes/start-process';
import { expect, type SiteFixtures, test, type Visitor } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import { faintLines, faintParts } from './support/drawings/drawing-contrast';
import { INSPECTION, inspectState } from './support/page/inspect-page';
import { backendUrl, siteDataDir } from './support/site';

/** Number of windows in which scenarios are opened at the same time. */
const WINDOWS = 3;
const common = Object.keys(commonScenarios({}));
/** One scenario of each kind: ready, empty, failing, signed out. */
const KINDS = ['signed-in', 'empty', 'backend-down', 'visitor'];
/** Pictures of the scenarios of the last run, and the page that shows them side by side. */
const sheet = path.join(projectRoot(), '.cache/scenarios');
const shown: { remote: string; name: string; title: string }[] = [];
/**
 * The scenario that shows all drawings of a remote, if it has one: each part of them must be distinguished
 * from its ground.
 */
const DRAWINGS = 'drawings';
/** The scenario with all games of a remote: each is started and inspected like a drawing. */
const GAMES = 'games';
/** Text that a remote alone shows of the demo family on the running backend. */
const EMBEDDED: Readonly<Record<string, string>> = { 'remote-account': 'Hello, Mara' };
let server: RunningProcess | undefined;

test.afterEach(async ({ browser }) => {
  // Before the server: a page that is still open reports a lost connection to it.
  for (const context of browser.contexts()) await context.close();
  await server?.stop();
  server = undefined;
});
test.afterAll(() => {
  writeFileSync(path.join(sheet, 'index.html'), contactSheet());
  console.log(`${shown.length} scenarios are shown in ${path.join(sheet, 'index.html')}`);
});

const remotes = packageNames().filter((name) => name !== 'shell');

for (const remote of remotes)
  test(`shows ${remote} alone in scenarios of each kind, on the chosen port`, async ({ anotherVisitor }) => {
    const port = await freePort();
    server = startCommand(['standalone', remote], {
      env: { PORT: `${port}`, BACKEND_PORT: new URL(backendUrl).port, DATA_DIR: siteDataDir },
    });
    await server.says('Ready: ');
    const origin = `http://localhost:${port}`;
    const { page } = await anotherVisitor(origin, INSPECTION);
    await settled(page);
    const scenarios = await page
      .getByLabel('Scenario')
      .getByRole('option')
      .evaluateAll((options) =>
        options.map((option) => ({
          name: option.getAttribute('value') ?? '',
          title: option.textContent ?? '',
        })),
      );

    expect(scenarios.map(({ name }) => name)).toEqual(expect.arrayContaining(common));

    await page.getByLabel('Scenario').selectOption('signed-in');
    await page.waitForURL('**?scenario=signed-in');
    await settled(page);
    const tools = page.getByRole('navigation', { name: 'Standalone tools' });
    const links = await tools
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    // The scenario and its parameter in the address stay during navigation.
    await page.goto(origin + new URL(links.at(-1) ?? '', origin).pathname);
    await settled(page);
    expect(await page.getByLabel('Scenario').inputValue()).toBe('signed-in');
    expect(new URL(page.url()).searchParams.get('scenario')).toBe('signed-in');

    const greeting = EMBEDDED[remote];
    if (greeting) {
      await page.goto(`${origin}/profile?scenario=visitor&with-session=parent&with-backend=embedded`);
      await expect(page.getByRole('heading', { name: greeting })).toBeVisible();
    }

    rmSync(path.join(sheet, remote), { recursive: true, force: true });
    mkdirSync(path.join(sheet, remote), { recursive: true });
    const idle: Visitor[] = [];
    const chosen = differsFromMain(remote) ? scenarios : scenarios.filter(({ name }) => KINDS.includes(name));
    const faults = await eachAtMost(WINDOWS, chosen, async ({ name, title }) => {
      shown.push({ remote, name, title });
      const used = idle.pop() ?? (await openWindow(anotherVisitor, origin));
      const found = await inspectScenario(used, origin, remote, name);
      idle.push(used);
      return found;
    });
    expect(faults.flat()).toEqual([]);
  });

/** Opens a window for many scenarios: scripts stay cached, and stored data is cleared between them. */
async function openWindow(anotherVisitor: SiteFixtures['anotherVisitor'], origin: string): Promise<Visitor> {
  const opened = await anotherVisitor(origin, { ...INSPECTION, deviceScaleFactor: 1 });
  await opened.context.addInitScript(() => {
    // A reload keeps what was stored. Frames load later than the scenario that they belong to.
    if (window.history.state !== null || window.top !== window || !window.origin.startsWith('http')) return;
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
  return opened;
}

/** Opens a scenario, takes its picture and returns its faults. */
async function inspectScenario(
  { page, problems }: Visitor,
  origin: string,
  remote: string,
  name: string,
): Promise<string[]> {
  const before = problems.unexplained().length;
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${origin}/?scenario=${name}`);
  await settled(page);
  if (name === GAMES) await beginGames(page);
  await page.screenshot({ path: pictureOf(remote, name), quality: 60 });
  const faults = await inspectState(page);
  if (name === DRAWINGS || name === GAMES) faults.push(...(await faintParts(page)));
  // Products differ by the lines of their drawings.
  if (remote === 'remote-store' && name === 'visitor') faults.push(...(await faintLines(page)));
  const chosen = await page.getByLabel('Scenario').inputValue();
  const { searchParams } = new URL(page.url());
  return [
    ...faults,
    ...(chosen === name && searchParams.get('scenario') === name
      ? []
      : [`shows '${chosen}' at ${page.url()}`]),
    ...problems.unexplained().slice(before),
  ].map((fault) => `${name}: ${fault}`);
}

/** Presses Play until every game is open. */
async function beginGames(page: Page): Promise<void> {
  const figures = page.getByRole('main').getByRole('figure');
  const count = await page.getByRole('button', { name: /^Play/ }).count();
  expect(count).toBeGreaterThan(0);
  for (let game = 0; game < count; game += 1) {
    await figures.nth(game).getByRole('button', { name: /^Play/ }).click();
    await expect(figures.nth(game).getByRole('button', { name: 'Close' })).toBeVisible();
  }
}

/** Waits until a scenario no longer changes by itself. */
async function settled(page: Page): Promise<void> {
  const root = page.locator('html:is([data-standalone=settled], [data-standalone=waiting])');
  await expect(root).toBeVisible();
  if ((await root.getAttribute('data-standalone')) === 'waiting') return;
  const loading = page.getByRole('main').getByText(/^Loading/);
  await expect(loading.first()).toBeHidden();
}

function pictureOf(remote: string, name: string): string {
  return path.join(sheet, remote, `${name}.jpeg`);
}

function contactSheet(): string {
  const pictures = shown.map(
    ({ remote, name, title }) =>
      `<figure><figcaption>${escapeMarkup(`${remote}: ${title} (${name})`)}</figcaption><img src="${remote}/${name}.jpeg" alt="" loading="lazy"></figure>`,
  );
  return `<!doctype html><html lang="en"><title>Scenarios</title><style>body{display:flex;flex-wrap:wrap;gap:1rem;font:14px sans-serif}figure{margin:0;width:20rem}img{width:100%;max-height:40rem;object-fit:cover;object-position:top;border:1px solid}</style>${pictures.join('\n')}`;
}
