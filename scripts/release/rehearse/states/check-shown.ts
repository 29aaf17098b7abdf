import type { Page } from 'playwright-core';

/** What is read in a page that is shown. */
export interface ShownPage {
  readonly hasHeading: boolean;
  /** Paths that it links to on the own site. */
  readonly links: readonly string[];
  /** What is wider than a small window, in words; undefined where nothing is. */
  readonly overflow: string | undefined;
}

/** Pixels of the smallest window that pages are held against. */
const SMALL = 360;

/** Reads a page, also in a small window. */
export async function checkShown(page: Page): Promise<ShownPage> {
  const { hasHeading, links } = await page.evaluate(readPage);
  const before = page.viewportSize();
  await page.setViewportSize({ width: SMALL, height: before?.height ?? 800 });
  const overflow = (await page.evaluate(findOverflow)) ?? undefined;
  if (before) await page.setViewportSize(before);
  return { hasHeading, links, overflow };
}

function readPage() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .map(({ href }) => new URL(href))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);
  return { hasHeading: document.querySelector('h1') !== null, links: [...new Set(links)] };
}

function findOverflow(): string | null {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth + 1) return null;
  const widest = [...document.querySelectorAll('main *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .at(-1);
  const text = widest?.textContent?.trim().slice(0, 40);
  return `${widest?.tagName.toLowerCase() ?? 'something'}${text ? ` "${text}"` : ''}`;
}
