import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { findAddress } from '@little-arches/contracts/routes';
import type { Page } from 'playwright-core';
import type { Fault } from './faults';
import { findOverflow } from './find-overflow';

/** What a shown page is checked against. */
export interface Checked {
  /** Address patterns of the whole site. */
  readonly patterns: readonly string[];
  /** Whether the page waits or navigates away: such a page has no heading. */
  readonly isUnfinished: boolean;
}

/** The guidelines by which axe judges a page; only contrast differs between the colour schemes. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Width in pixels of the smallest window in which pages are checked. */
const SMALL = 360;

/**
 * Checks a shown page against the rules for every page: in a window of 1280 pixels in the light colour scheme, and in
 * one of 360 in the dark one, where only width and contrast are looked at again.
 */
export async function checkShown(page: Page, { patterns, isUnfinished }: Checked): Promise<Fault[]> {
  const links = await page.evaluate(linksIn);
  const dead = links.filter((path) => !isFile(path) && findAddress(patterns, path) === undefined);
  const headings = await page.evaluate(countHeadings);
  const faults: Fault[] = [
    ...(headings === 1 || (headings === 0 && isUnfinished)
      ? []
      : [{ kind: 'heading', text: headings === 0 ? 'there is no h1' : `there are ${headings} h1` } as const]),
    ...dead.map((path): Fault => ({ kind: 'link', text: path })),
    ...(await page.evaluate(emptySlots)).map((text): Fault => ({ kind: 'slot', text })),
    ...(await lookOnce(page, RULES)),
  ];
  const before = page.viewportSize();
  await page.setViewportSize({ width: SMALL, height: before?.height ?? 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(endTransitions);
  faults.push(...(await lookOnce(page, ['color-contrast'])));
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
  return faults;
}

async function lookOnce(page: Page, rules: readonly string[]): Promise<Fault[]> {
  const faults = await findViolations(page, rules);
  const overflow = await page.evaluate(findOverflow);
  return overflow === null ? faults : [...faults, { kind: 'overflow', text: overflow }];
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

/** Runs in the page: returns the number of main headings that are displayed. */
function countHeadings(): number {
  return [...document.querySelectorAll('h1')].filter((heading) => heading.getClientRects().length > 0).length;
}

/** Runs in the page: returns the slots that take up room and show nothing. */
function emptySlots(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-slot]')]
    .filter(
      (slot) =>
        slot.offsetHeight > 0 && !slot.innerText.trim() && !slot.querySelector('img, svg, input, button'),
    )
    .map(({ dataset }) => dataset.slot ?? '');
}

let axe: string | undefined;

/** By itself axe asks only for the names of dialogs that have a role attribute. */
const NATIVE_DIALOGS = `window.axe.configure({
  rules: [{ id: 'aria-dialog-name', selector: 'dialog[open], [role=dialog], [role=alertdialog]' }],
})`;

/** Returns serious and critical violations of rules of axe, or of one rule. */
async function findViolations(page: Page, rules: readonly string[]): Promise<Fault[]> {
  axe ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  if (!(await page.evaluate('Boolean(window.axe)')))
    await page.evaluate(`${axe}; ${NATIVE_DIALOGS}; undefined`);
  return (await page.evaluate(`window.axe.run(document, {
    runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'],
  }).then(({ violations }) => violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) => nodes.map(({ html }) => ({
      kind: 'accessibility',
      text: help + ' (' + id + '): ' + html.replace(/ (class|id|style|aria-\\w+)="[^"]*"/g, '').slice(0, 80),
    }))))`)) as Fault[];
}

/** Runs in the page: colours between two schemes have the contrast of neither. */
function endTransitions() {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}
