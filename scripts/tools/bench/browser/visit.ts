import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@little-arches/kit/files/project-root';
import type { Browser, Page } from 'playwright-core';

/** Network and processor of a visitor with a cheap phone. */
const conditions = { kilobits: 1600, latency: 150, slowdown: 4 } as const;

/** A file that a visit loaded. */
export interface FetchedFile {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** Encoded bytes. */
  readonly bytes: number;
}

/** Results of one visit; times in milliseconds since the navigation began. */
export interface Visit {
  readonly fcp: number;
  readonly lcp: number;
  /** Time at which React has hydrated every control of the page, so that its handlers are attached. */
  readonly interactive: number;
  /** Encoded bytes of the JavaScript that was loaded when the page became interactive. */
  readonly scriptBytes: number;
  /** Encoded bytes of the document. */
  readonly documentBytes: number;
  /** Requests started before the page became interactive, including the document. */
  readonly requests: number;
  readonly cls: number;
  readonly lcpElement: string;
  readonly files: readonly FetchedFile[];
}

/** Milliseconds in which a page must become interactive. */
const PATIENCE = 30_000;
/** Milliseconds without network traffic after which the layout counts as stable. */
const QUIET = 700;

/**
 * Visits an address with an empty cache, on a slow network and a slow processor. Rejects when the page reports an
 * error or isn't interactive in time, because its values would mean nothing.
 */
export async function visit(browser: Browser, address: string, control: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    await throttle(page);
    await page.addInitScript({ content: probeFor(control) });
    await page.goto(address, { waitUntil: 'load', timeout: PATIENCE });
    await untilInteractive(page);
    await quiet(page);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    return (await page.evaluate(READ)) as Visit;
  } catch (cause) {
    throw new Error(`${address} could not be measured: ${String(cause)}`, { cause });
  } finally {
    await context.close();
  }
}

/** Returns the probe as plain text: a compiled function would use helpers that the page lacks. */
function probeFor(control: string): string {
  const probe = readFileSync(path.join(projectRoot(), 'scripts/tools/bench/browser/probe.js'), 'utf8');
  return `globalThis.benchControl = ${JSON.stringify(control)};\n(() => {${probe}})();`;
}

/** Slows a page's network to `conditions`, and its processor by the factor `slowdown`. */
async function throttle(page: Page, slowdown: number = conditions.slowdown): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latency,
    downloadThroughput: (conditions.kilobits * 1000) / 8,
    uploadThroughput: (conditions.kilobits * 1000) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Polls until the page is interactive, because the page's policy forbids waiting inside it. */
async function untilInteractive(page: Page): Promise<void> {
  const started = performance.now();
  while (!(await page.evaluate('globalThis.benchFound.interactive'))) {
    if (performance.now() - started > PATIENCE)
      throw new Error(`its controls had no handlers after ${PATIENCE / 1000} s`);
    await page.waitForTimeout(200);
  }
}

/** Waits until the network has been idle for a while: late content may still shift the page. */
async function quiet(page: Page): Promise<void> {
  let last = performance.now();
  const note = () => {
    last = performance.now();
  };
  page.on('request', note);
  page.on('requestfinished', note);
  page.on('requestfailed', note);
  while (performance.now() - last < QUIET) await page.waitForTimeout(100);
  page.off('request', note);
  page.off('requestfinished', note);
  page.off('requestfailed', note);
}

const READ = `(() => {
  const { interactive, lcp, lcpElement, cls } = globalThis.benchFound;
  const [document] = performance.getEntriesByType('navigation');
  const files = performance.getEntriesByType('resource').map((entry) => ({
    name: new URL(entry.name).pathname,
    start: entry.startTime,
    end: entry.responseEnd,
    bytes: entry.encodedBodySize,
  }));
  const scripts = files.filter(({ name, end }) => name.endsWith('.js') && end <= interactive);
  return {
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    lcp,
    interactive,
    scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    documentBytes: document.encodedBodySize,
    requests: 1 + files.filter(({ start }) => start < interactive).length,
    cls,
    lcpElement,
    files,
  };
})()`;
