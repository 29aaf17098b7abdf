import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from 'playwright-core';

/** Virtual milliseconds that a page runs after it opened: longer than entrance animations and delays. */
const RUN = 1500;

/** Virtual milliseconds between two checks of the network. */
const STEP = 250;

/** Milliseconds after which a pending request counts as too slow. */
const PATIENCE = 20_000;

/** The pending requests of a browser context. */
export interface Network {
  /** Resolves once no request is pending. Rejects with an Error that names one that takes too long. */
  quiet(): Promise<void>;
}

/** Watches the requests of a context that has made none yet; `waiting` are those that are never answered. */
export function watchNetwork(context: BrowserContext, waiting: ReadonlySet<Request>): Network {
  const open = new Set<Request>();
  context.on('request', (request) => open.add(request));
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  const underWay = () => [...open].find((request) => !waiting.has(request));
  return {
    async quiet() {
      const until = performance.now() + PATIENCE;
      for (let one = underWay(); one; one = underWay()) {
        if (performance.now() > until)
          throw new Error(`it waited for ${one.url()} longer than ${PATIENCE / 1000} seconds`);
        await setTimeout(2);
      }
    },
  };
}

/** Runs in a page: resolves after a frame was drawn, independent of the paused clock. */
const whenDrawn = `new Promise((resolve) => {
  const observer = new IntersectionObserver(() => { observer.disconnect(); resolve(); });
  observer.observe(document.documentElement);
})`;

/** Resolves once no request is pending and the page is drawn. */
async function whenDrawnWhole(page: Page, network: Network): Promise<void> {
  await network.quiet();
  await page.evaluate(whenDrawn);
  await network.quiet();
}

/**
 * Advances the virtual time of a page with a paused clock, in steps. Each step waits until no request is pending,
 * so that the same timers have run on every machine.
 */
export async function passTime(page: Page, network: Network, milliseconds = RUN): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += STEP) {
    await whenDrawnWhole(page, network);
    await page.clock.runFor(STEP);
  }
  await whenDrawnWhole(page, network);
}

/**
 * Brings a page to rest: loads what appears on scrolling, waits for fonts and images, and rewinds media and
 * animations to their start.
 */
export async function settle(page: Page, network: Network): Promise<void> {
  await page.evaluate(withoutEstimates);
  await page.evaluate(withOptionalFonts);
  await whenDrawnWhole(page, network);
  const [height, screen] = (await page.evaluate('[document.documentElement.scrollHeight, innerHeight]')) as [
    number,
    number,
  ];
  for (let top = screen; top < height; top += screen) {
    await page.evaluate(`scrollTo({ top: ${top}, behavior: 'instant' })`);
    await whenDrawnWhole(page, network);
  }
  await page.evaluate("scrollTo({ top: 0, behavior: 'instant' })");
  await passTime(page, network);
  await page.evaluate(stilled);
}

/**
 * Runs in a page: lays out content below the window, so that the page's height is not an estimate. The content
 * security policy allows a constructed style sheet.
 */
const withoutEstimates = `(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
})()`;

/**
 * Runs in a page: uses fonts with `font-display: optional` although they arrived late, as on a busy machine. Browsers
 * use such a face never again, so each is added as a face of its own.
 */
const withOptionalFonts = `(async () => {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const optional = rules.filter((rule) =>
    rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-display') === 'optional');
  await Promise.all(optional.map(async ({ style, parentStyleSheet }) => {
    const valueOf = (name) => style.getPropertyValue(name);
    const base = parentStyleSheet.href ?? document.baseURI;
    const source = valueOf('src').replace(/url\\("([^"]+)"\\)/g, (_, url) => 'url("' + new URL(url, base) + '")');
    const descriptors = { weight: valueOf('font-weight') || 'normal', style: valueOf('font-style') || 'normal' };
    const face = new FontFace(valueOf('font-family').replace(/"/g, ''), source, descriptors);
    document.fonts.add(await face.load().catch(() => face));
  }));
})()`;

const stilled = `(async () => {
  await document.fonts.ready;
  const images = [...document.images].filter(({ complete }) => complete);
  await Promise.all(images.map((image) => image.decode().catch(() => {})));
  for (const media of document.querySelectorAll('audio, video')) { media.pause(); media.currentTime = 0; }
  for (const drawing of document.querySelectorAll('svg')) { drawing.pauseAnimations(); drawing.setCurrentTime(0); }
})()`;
