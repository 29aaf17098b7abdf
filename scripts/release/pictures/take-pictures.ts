import { within } from '@scripts/kit/within';
import type { Browser, BrowserContext } from 'playwright-core';
import { type OpenState, type Scheme, schemes, type widths } from './picture-state';
import { passTime, settle, watchNetwork } from './settle';

/** How pictures are taken. */
export interface Taking {
  readonly width: (typeof widths)[number];
  /** When the clocks of the page stand, in milliseconds. */
  readonly time: number;
  /** Milliseconds after which a page does not come to rest. */
  readonly timeLimit: number;
}

/** Pixels; a page that is higher goes on below. */
const HEIGHT = 800;

/** Pixels below which a page is not looked at: a browser draws nothing more into one picture. */
const LOWEST = 16_000;

/** Virtual milliseconds for what follows another colour scheme. */
const AFTER_SCHEME = 500;

/** In the page before everything else: the same chance for everyone. */
const sameChance = `(() => {
  let seed = 1;
  Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
})()`;

/** The whole page as PNG in both colour schemes, with motion, clocks and carets still. */
export async function takePictures(
  browser: Browser,
  open: OpenState,
  { width, time, timeLimit }: Taking,
): Promise<Readonly<Record<Scheme, Buffer>>> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    ...(width === 360 && { isMobile: true, hasTouch: true }),
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: schemes[0],
    serviceWorkers: 'block',
  });
  try {
    await context.clock.install({ time });
    await context.clock.pauseAt(time);
    await context.addInitScript(sameChance);
    const taken = await within(taking(context, open), timeLimit);
    if (!taken) throw new Error(`it did not come to rest within ${timeLimit / 1000} seconds`);
    return taken;
  } finally {
    // One that loops can't be closed in any other way, and is gone with the browser.
    await within(
      context.close().catch(() => {}),
      timeLimit,
    );
  }
}

async function taking(context: BrowserContext, open: OpenState): Promise<Record<Scheme, Buffer>> {
  const network = watchNetwork(context);
  const page = await open(context);
  await settle(page, network);
  const pictures: Partial<Record<Scheme, Buffer>> = {};
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme });
    await passTime(page, network, AFTER_SCHEME);
    const [width, height] = (await page.evaluate(
      '[document.documentElement.scrollWidth, document.documentElement.scrollHeight]',
    )) as [number, number];
    pictures[scheme] = await page.screenshot({
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(height, LOWEST) },
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
    });
  }
  return pictures as Record<Scheme, Buffer>;
}
