import { within } from '@little-arches/kit/within';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { type Scheme, type ShowState, schemes, type Width } from './picture-state';
import { type Network, passTime, settle, watchNetwork } from './settle';

/** Options of taking pictures. */
export interface Taking {
  readonly width: Width;
  /** Start time of the page's clocks, in milliseconds. */
  readonly time: number;
  /** Milliseconds that a page may take. */
  readonly timeLimit: number;
}

/** Height of the window in pixels; the picture includes the page below it. */
const HEIGHT = 800;

/** Pixels. A page is cut off below this height, because a browser draws no more into one picture. */
const LOWEST = 16_000;

/** Milliseconds after which a page in an endless loop is left open until the browser closes. */
const CLOSING = 5000;

/** Virtual milliseconds that a page runs after a change of the colour scheme. */
const AFTER_SCHEME = 500;

/** Runs in the page before all other scripts: makes `Math.random` deterministic. */
const sameChance = `(() => {
  let seed = 1;
  const value = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  Object.defineProperty(Math, 'random', { value });
})()`;

/** Takes a PNG picture of the whole page in both colour schemes, with animations, clocks and carets stopped. */
export async function takePictures(
  browser: Browser,
  show: ShowState,
  taking: Taking,
): Promise<Readonly<Record<Scheme, Buffer>>> {
  let opened: BrowserContext | undefined;
  const taken = take(browser, show, taking, (context) => {
    opened = context;
  });
  const pictures = await within(taken, taking.timeLimit);
  if (pictures) return pictures;
  // The pending work rejects when the page closes; the error below replaces that.
  taken.catch(() => {});
  await within(opened?.close().catch(() => {}) ?? Promise.resolve(), CLOSING);
  throw new Error(`it did not come to rest within ${taking.timeLimit / 1000} seconds`);
}

async function take(
  browser: Browser,
  show: ShowState,
  { width, time, timeLimit }: Taking,
  onOpen: (context: BrowserContext) => void,
): Promise<Record<Scheme, Buffer>> {
  let network: Network | undefined;
  const pace = async (context: BrowserContext, waiting: ReadonlySet<Request>) => {
    onOpen(context);
    await context.clock.install({ time });
    await context.clock.pauseAt(time);
    const watched = watchNetwork(context, waiting);
    network = watched;
    return async (page: Page) => {
      await page.waitForLoadState('load', { timeout: timeLimit });
      await passTime(page, watched);
    };
  };
  const context = {
    viewport: { width, height: HEIGHT },
    ...(width < 600 && { isMobile: true, hasTouch: true }),
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: schemes[0],
    serviceWorkers: 'block',
  } as const;
  const { page, close } = await show(browser, { timeLimit, context, script: sameChance, pace });
  try {
    if (!network) throw new Error('The state was shown at a pace of its own');
    await settle(page, network);
    const pictures: Partial<Record<Scheme, Buffer>> = {};
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme });
      await passTime(page, network, AFTER_SCHEME);
      pictures[scheme] = await wholePage(page);
    }
    return pictures as Record<Scheme, Buffer>;
  } finally {
    await close();
  }
}

async function wholePage(page: Page): Promise<Buffer> {
  const [width, height] = (await page.evaluate(
    '[document.documentElement.scrollWidth, document.documentElement.scrollHeight]',
  )) as [number, number];
  return await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, LOWEST) },
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
    // The time limit of the page applies instead.
    timeout: 0,
  });
}
