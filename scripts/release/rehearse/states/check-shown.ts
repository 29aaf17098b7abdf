import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { findAddress } from '@little-arches/contracts/routes';
import type { Page } from 'playwright-core';
import type { Fault } from '../faults';
import { findOverflow } from './find-overflow';

/** What a shown page is checked against. */
export interface Checked {
  /** Address patterns of the whole site. */
  readonly patterns: readonly string[];
  /** Returns whether the page waits or navigates away: such a page has no heading. */
  readonly isUnfinished: () => boolean;
}

/** Width in pixels of the smallest window in which pages are checked. */
const SMALL = 360;

/** Milliseconds after which a fault is checked again, because the page may have been changing. */
const AGAIN = 500;

/** Milliseconds in which a heading may follow: on a busy machine a page can pause between two steps. */
const HEADING_LATE = 4000;

/**
 * Checks a shown page against the rules for every page, also in a small window. Returns only faults that it finds
 * twice.
 */
export async function checkShown(page: Page, { patterns, isUnfinished }: Checked): Promise<Fault[]> {
  const missing: Fault[] = (await isWithoutHeading(page, isUnfinished))
    ? [{ kind: 'heading', text: 'there is no h1' }]
    : [];
  const found = await lookOnce(page, patterns);
  if (found.length === 0) return missing;
  await new Promise((resolve) => setTimeout(resolve, AGAIN));
  const again = (await lookOnce(page, patterns)).map(({ kind, text }) => `${kind} ${text}`);
  return [...missing, ...found.filter(({ kind, text }) => again.includes(`${kind} ${text}`))];
}

async function isWithoutHeading(page: Page, isUnfinished: Checked['isUnfinished']): Promise<boolean> {
  if (isUnfinished()) return false;
  const heading = page.waitForSelector('h1', { state: 'attached', timeout: HEADING_LATE });
  return await heading.then(
    () => false,
    () => !isUnfinished(),
  );
}

async function lookOnce(page: Page, patterns: readonly string[]): Promise<Fault[]> {
  const links = await page.evaluate(linksIn);
  const dead = links.filter((path) => !isFile(path) && findAddress(patterns, path) === undefined);
  const faults: Fault[] = dead.map((path) => ({ kind: 'link', text: path }));
  faults.push(...(await findViolations(page)));
  const before = page.viewportSize();
  await page.setViewportSize({ width: SMALL, height: before?.height ?? 800 });
  const overflow = await page.evaluate(findOverflow);
  if (overflow !== null) faults.push({ kind: 'overflow', text: overflow });
  if (before) await page.setViewportSize(before);
  return faults;
}

/** Returns whether a path is a file of the site, which is not in the table of pages. */
function isFile(path: string): boolean {
  return /\.\w+$/.test(path) || path.startsWith('/assets/');
}

/** Runs in the page: returns its links, without those in the header and footer, which belong to the shell. */
function linksIn(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter((link) => !link.closest('header, footer'))
    .map(({ href }) => new URL(href))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);
  return [...new Set(links)];
}

let axe: string | undefined;

/** Returns violations of the accessibility guidelines; those of contrast in both colour schemes. */
async function findViolations(page: Page): Promise<Fault[]> {
  axe ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  if (!(await page.evaluate('Boolean(window.axe)'))) await page.evaluate(`${axe}; undefined`);
  const found = await runAxe(page, ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(endTransitions);
  const dark = await runAxe(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: null });
  await page.evaluate(endTransitions);
  const known = new Set(found.map(({ text }) => text));
  const onlyDark = dark.filter(({ text }) => !known.has(text));
  return [...found, ...onlyDark.map(({ kind, text }) => ({ kind, text: `in the dark scheme: ${text}` }))];
}

/** Runs in the page: colours between two schemes have the contrast of neither. */
function endTransitions() {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}

async function runAxe(page: Page, rules: readonly string[]): Promise<Fault[]> {
  return (await page.evaluate(`window.axe.run(document, {
    runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'],
  }).then(({ violations }) => violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => ({
    kind: 'accessibility',
    text: help + ' (' + id + '): ' + html.replace(/ (class|id|style|aria-\\w+)="[^"]*"/g, '').slice(0, 80),
  }))))`)) as Fault[];
}
