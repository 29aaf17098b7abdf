import { within } from '@scripts/kit/within';
import type { Page } from 'playwright-core';

/** In the page before everything else: what its policy refuses, and when React has put something into it. */
export const watcher = `(() => {
  const seen = { refused: [], commits: 0 };
  Object.defineProperty(window, 'littleArchesRehearsal', { value: seen });
  addEventListener('securitypolicyviolation', (event) =>
    seen.refused.push(event.effectiveDirective + ' refuses ' + (event.blockedURI || 'inline')));
  Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', { value: {
    supportsFiber: true, renderers: new Map(), isDisabled: false, inject: () => 1,
    onCommitFiberRoot: () => { seen.commits += 1; }, onPostCommitFiberRoot() {}, onCommitFiberUnmount() {},
  } });
})()`;

/** Returns how often React has rendered until now, once the browser is idle. One without a window may never say that it is. */
const atNextIdle = `new Promise((resolve) => {
  const look = () => {
    if (document.readyState !== 'complete') return setTimeout(look, 10);
    requestIdleCallback(() => setTimeout(() => resolve(window.littleArchesRehearsal.commits)), { timeout: 1000 });
  };
  look();
})`;

/** Milliseconds after which a page that goes on rendering, as an animation does, is looked at as it is. */
const RESTLESS = 4000;

/** That a page did not answer in time. */
export class HangsError extends Error {
  override readonly name = 'HangsError';
}

/**
 * Fulfilled once React has rendered a page, nothing is asked for any more and the browser has nothing to do for it.
 * Rejects with a HangsError after `timeLimit` milliseconds.
 */
export async function whenQuiet(page: Page, isBusy: () => boolean, timeLimit: number): Promise<void> {
  const began = performance.now();
  const passed = () => performance.now() - began;
  let before = -1;
  let quietSince: number | undefined;
  for (;;) {
    const commits = (await within(page.evaluate(atNextIdle), timeLimit - passed())) as number | undefined;
    if (commits === undefined) throw new HangsError();
    if (isBusy() || commits === 0) quietSince = undefined;
    else {
      quietSince ??= passed();
      if (commits === before || passed() - quietSince > RESTLESS) return;
    }
    before = commits;
  }
}
