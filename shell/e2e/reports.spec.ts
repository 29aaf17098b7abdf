import { parseComposition } from '@little-arches/contracts/formats';
import { STEP } from '@little-arches/kit/patience';
import { expect, test } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { type BrokenFile, createBrokenReleases, isEntry } from './support/releases/broken-release';
import { backendUrl } from './support/site';

const releases = createBrokenReleases();

test.afterEach(() => releases.repair());

const listSchema = v.array(
  v.looseObject({
    kind: v.string(),
    remote: v.string(),
    version: v.string(),
    page: v.string(),
    composition: v.string(),
    count: v.number(),
    error: v.optional(v.string()),
    frames: v.optional(v.array(v.string())),
  }),
);

type Reports = v.InferOutput<typeof listSchema>;

/** The reports listed when a test began, because other tests send reports that look the same. */
let earlier: Reports = [];
test.beforeEach(async () => {
  earlier = await listed();
});

async function listedText(): Promise<string> {
  return await (await fetch(`${backendUrl}/reports.json`)).text();
}

async function listed(): Promise<Reports> {
  return v.parse(listSchema, JSON.parse(await listedText()));
}

/** Returns how often a matching report came. */
function timesOf(reports: Reports, expected: Readonly<Record<string, unknown>>): number {
  const matching = reports.filter((report) => expect.objectContaining(expected).asymmetricMatch(report));
  return matching.reduce((times, { count }) => times + count, 0);
}

/** Waits for a matching report of this test; a page sends it within two seconds. */
async function reported(expected: Readonly<Record<string, unknown>>): Promise<void> {
  const before = timesOf(earlier, expected);
  await expect(async () => {
    const reports = await listed();
    // On failure this shows the list of reports.
    expect(reports).toContainEqual(expect.objectContaining(expected));
    expect(timesOf(reports, expected)).toBeGreaterThan(before);
  }).toPass({ timeout: STEP });
}

const EMAIL = 'emma.lindqvist@littlearches.example';
/** Code added to a remote's file that fails in every way on demand, with a parent's input in its messages. */
const FAULTS = `
;addEventListener('test-fault', function fault({ detail }) {
  const fail = () => { throw new RangeError('Emma <${EMAIL}> ' + location.href); };
  if (detail === 'timer') setTimeout(fail);
  else if (detail === 'rejection') void Promise.reject(new TypeError('Emma ${EMAIL}'));
  else fail();
});`;

async function fault(page: Page, detail: string): Promise<void> {
  await page.evaluate((kind) => dispatchEvent(new CustomEvent('test-fault', { detail: kind })), detail);
}

/** Returns true for the product page's file, which the HTML names. */
const isProductPage = (name: string) => name.startsWith('page-product');

/** Opens a page of the store whose file contains the faults; returns what its reports should contain. */
async function openFaulty(page: Page, query: string) {
  const broken = await releases.break('remote-store', isProductPage, (text) => text + FAULTS);
  await page.goto(`/store/rocket-insole${query}`);
  await expect(page.getByRole('heading', { name: 'Rocket Insole', level: 1 })).toBeVisible();
  return await expectedOf(page, broken);
}

async function expectedOf(page: Page, { version }: BrokenFile) {
  const { id } = parseComposition(JSON.parse((await page.locator('#composition').textContent()) ?? ''));
  return { remote: 'remote-store', version, composition: id, page: '/store/:productSlug' };
}

test('lists a remote’s failing handler, timer and promise with remote, version, composition and route pattern, and nothing personal', async ({
  page,
  context,
  noConsoleErrors,
}) => {
  const query = '?email=emma%40example.org&child=6f1c2d34-1111-4222-8333-444455556666#token=geheim';
  const expected = await openFaulty(page, query);
  noConsoleErrors.expect(/exception: Emma/);
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.url() === `${backendUrl}/reports`) sent.push(request.postData() ?? '');
  });
  for (const detail of ['handler', 'timer', 'rejection']) await fault(page, detail);
  await reported({ ...expected, kind: 'uncaught', error: 'RangeError' });
  await reported({ ...expected, kind: 'rejection', error: 'TypeError' });
  expect(sent.join('')).toContain('RangeError');
  expect(sent.join('')).not.toMatch(/emma|lindqvist|geheim|6f1c2d34|rocket|\?/i);
  expect(await listedText()).not.toMatch(/emma|lindqvist|geheim|6f1c2d34|rocket/i);
});

test('reports a chunk of the page itself that throws, possibly before the shell runs', async ({
  page,
  noConsoleErrors,
}) => {
  const broken = await releases.break('remote-store', isProductPage, throwing('the page’s chunk'));
  await page.goto('/store/rocket-insole');
  noConsoleErrors.expect(/exception: thrown by the page’s chunk/);
  await expect(page.getByRole('heading', { name: 'Rocket Insole', level: 1 })).toBeVisible();
  const place = { remote: 'remote-store', version: broken.version, page: '/store/:productSlug' };
  await reported({ ...place, kind: 'script', frames: [expect.stringContaining(broken.path)] });
});

test('reports an entry that throws while it runs, and does not fetch it again', async ({
  page,
  noConsoleErrors,
}) => {
  const broken = await releases.break('remote-store', isEntry, throwing('the entry'));
  noConsoleErrors.expect(/exception: thrown by the entry/);
  noConsoleErrors.expect(/remote-store/);
  const fetches = countFetches(page, broken);
  await page.goto('/store');
  await reported({ ...(await expectedOf(page, broken)), ...THROWN });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Concept' }).click();
  await expect(page.getByRole('heading', { name: 'A foot is a bridge', level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
  // A bar below the prerendered text, or a panel in its place.
  await expect(page.getByRole('main').getByRole('button', { name: /^(Retry|Try again)$/ })).toBeVisible();
  expect(fetches()).toBe(1);
});

/** The expected report. Its page is left open, because a file may run while its page is still loading. */
const THROWN = { kind: 'script', error: 'RangeError', page: expect.stringMatching(/^\/(concept|store)/) };

function countFetches(page: Page, { path }: BrokenFile): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
}

function throwing(who: string) {
  return (text: string) => `throw new RangeError('thrown by ${who} of ${EMAIL}');\n${text}`;
}
