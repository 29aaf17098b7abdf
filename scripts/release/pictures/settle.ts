import { within } from '@scripts/kit/within';
import type { BrowserContext, Page, Request } from 'playwright-core';

/** Virtual milliseconds that a page runs before it is looked at: longer than what enters, counts or is delayed. */
const RUN = 4000;

/** Virtual milliseconds between two looks at the network. */
const STEP = 100;

/** Milliseconds that requests may be on their way. */
const PATIENCE = 20_000;

/** A context's requests that are on their way. */
export interface Network {
  /** Settled once none is. Rejects with an Error that names one where they take too long. */
  quiet(): Promise<void>;
}

/** Watches the requests of a context that has made none yet. */
export function watchNetwork(context: BrowserContext): Network {
  const open = new Set<Request>();
  let notify = () => {};
  const close = (request: Request) => {
    open.delete(request);
    if (open.size === 0) notify();
  };
  context.on('request', (request) => open.add(request));
  context.on('requestfinished', close);
  context.on('requestfailed', close);
  return {
    async quiet() {
      if (open.size === 0) return;
      const ended = new Promise<true>((resolve) => {
        notify = () => resolve(true);
      });
      if (await within(ended, PATIENCE)) return;
      const [one] = open;
      throw new Error(`it waited for ${one?.url()} longer than ${PATIENCE / 1000} seconds`);
    },
  };
}

/** In a page: settled after a frame was drawn, by what no virtual clock holds. */
const whenDrawn = `new Promise((resolve) => {
  const observer = new IntersectionObserver(() => { observer.disconnect(); resolve(); });
  observer.observe(document.documentElement);
})`;

/**
 * Lets the virtual time of a page pass in steps, whose clock is paused, each once no request is on its way: however
 * fast the machine is, the same timers have run at the end.
 */
export async function passTime(page: Page, network: Network, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += STEP) {
    await network.quiet();
    await page.clock.runFor(STEP);
    await page.evaluate(whenDrawn);
  }
  await network.quiet();
}

/** Brings a page that was just loaded to rest: everything it loads is there, also what only scrolling brings. */
export async function settle(page: Page, network: Network): Promise<void> {
  await passTime(page, network, RUN / 2);
  const [height, screen] = await page.evaluate(`[document.documentElement.scrollHeight, innerHeight]`) as [number, number];
  for (let top = screen; top < height; top += screen) {
    await page.evaluate(`scrollTo({ top: ${top}, behavior: 'instant' })`);
    await passTime(page, network, STEP);
  }
  await page.evaluate(`scrollTo({ top: 0, behavior: 'instant' })`);
  await passTime(page, network, RUN / 2);
  await page.evaluate(stilled);
}

/** In a page: fonts loaded, images decoded, videos at their beginning, drawings that move by themselves too. */
const stilled = `(async () => {
  await document.fonts.ready;
  await Promise.all([...document.images].filter(({ complete }) => complete).map((image) => image.decode().catch(() => {})));
  for (const media of document.querySelectorAll('audio, video')) { media.pause(); media.currentTime = 0; }
  for (const drawing of document.querySelectorAll('svg')) { drawing.pauseAnimations(); drawing.setCurrentTime(0); }
})()`;
