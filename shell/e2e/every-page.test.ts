import { sourceOf } from '@little-arches/release/compose/document/style-sheets';
import type { Page } from 'playwright-core';
import { INSPECTION, inspectMenu, inspectPage } from './support/page/inspect-page';
import { look } from './support/page/look';
import { settled } from './support/page/settled';
import { visitsOfThisFile } from './support/page/visit';
import { composedAddresses } from './support/releases/live-site';
import { demo, sendSignIn } from './support/sign-in';
import { siteUrl } from './support/site';

const visit = visitsOfThisFile();
/** Matches the addresses of products and stories except one: they share a page, so one unlinked address is enough. */
const MORE_OF_THE_SAME = /^\/(store|kids-zone)\/(?!rocket-insole$)/;

it('contains no page that is missing, inaccessible or too wide for 320 pixels or a zoom of 200 %, linked or not', async () => {
  const { page } = await visit('/', INSPECTION);
  const unlinked = (await composedAddresses()).filter(
    (address) => !/^\/(profile|404)|:/.test(address) && !MORE_OF_THE_SAME.test(address),
  );
  const { faults, linked } = await inspectSite(page, unlinked);
  expect(faults).toEqual([]);
  expect(linked).toEqual(expect.arrayContaining(['/store', '/kids-zone', '/auth/sign-in', '/privacy']));
});

it('contains no such page for signed-in visitors, either', async () => {
  const { page } = await visit('/auth/sign-in', INSPECTION);
  await sendSignIn(page, demo);
  await page.waitForURL('**/profile');
  const ownPages = (await composedAddresses()).filter((address) => /^\/profile[^:]*$/.test(address));
  const faults: string[] = [];
  for (const address of [...ownPages, await firstScan(page)])
    faults.push(...(await visitPage(page, address)).map((fault) => `${address}: ${fault}`));
  faults.push(...(await inspectMenu(page)));
  expect(ownPages).toContain('/profile/scans');
  expect(faults).toEqual([]);
});

it('shows an accessible mobile menu over the pages of every section', async () => {
  const { page } = await visit('/', INSPECTION);
  const faults: string[] = [];
  for (const address of ['/', '/about-us', '/store', '/kids-zone', '/auth/sign-in']) {
    if (address !== '/') await page.goto(address);
    faults.push(...(await inspectMenu(page)).map((fault) => `${address}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

it('serves every page with the security headers', async () => {
  for (const address of (await composedAddresses()).map((pattern) => pattern.replace(/:\w+/g, 'anything'))) {
    const answer = await fetch(siteUrl + address, { redirect: 'manual' });
    const { headers, status } = answer;
    const isMissing = address === '/404' || /^\/(?:store|kids-zone|team)\/anything$/.test(address);
    expect([address, status]).toEqual([address, isMissing ? 404 : 200]);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(await answer.text()) ?? [];
    expect(policy).toContain(`style-src 'self' ${sourceOf(style)};`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  }
});

/** Visits every page that links from the home page lead to, then the rest. */
async function inspectSite(page: Page, unlinked: readonly string[]) {
  const faults: string[] = [];
  const foundOn = new Map([['/', 'the start']]);
  // A map also iterates over entries added meanwhile, so every page is visited once.
  for (const [address, source] of foundOn) {
    faults.push(...(await visitPage(page, address)).map((fault) => `${address} (from ${source}): ${fault}`));
    for (const link of await linksOf(page)) if (!foundOn.has(link)) foundOn.set(link, address);
  }
  const linked = [...foundOn.keys()];
  for (const address of unlinked.filter((one) => !foundOn.has(one)))
    faults.push(...(await visitPage(page, address)).map((fault) => `${address}: ${fault}`));
  return { faults, linked };
}

/** Opens an address and returns its faults. */
async function visitPage(page: Page, address: string): Promise<string[]> {
  const { status, headers } = await look(siteUrl + address);
  if (status !== 200) return [`answered ${status} ${headers.get('location') ?? ''}`];
  if (!headers.get('content-type')?.startsWith('text/html')) return [];
  try {
    await page.goto(address);
    await settled(page);
    const missing = page.getByRole('heading', { name: 'We couldn’t find that' });
    return (await missing.isVisible()) ? ['there is no such thing'] : await inspectPage(page);
  } catch (error) {
    return [String(error)];
  }
}

async function linksOf(page: Page): Promise<string[]> {
  const links = await page
    .locator('a[href]:not([type="text/plain"])')
    .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href));
  return links.filter((link) => link.startsWith(`${siteUrl}/`)).map((link) => new URL(link).pathname);
}

async function firstScan(page: Page): Promise<string> {
  await page.goto('/profile/scans');
  const link = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first();
  return (await link.getAttribute('href')) ?? '';
}
