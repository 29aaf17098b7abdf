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

/** Milliseconds for which React may show a placeholder although what it waited for is there. */
const PLACEHOLDER = 350;

/** Milliseconds after which a page that goes on rendering, as an animation does, is looked at as it is. */
const RESTLESS = 4000;

/** That a page did not answer in time. */
export class HangsError extends Error {
  override readonly name = 'HangsError';
}

/** Milliseconds without a change after which a page is quiet: between two steps it may be idle for a moment. */
const QUIET = 150;

/** What a page waits for. */
export interface Waiting {
  /** Whether an answer is under way that comes. */
  isBusy(): boolean;
  /** When the last answer of a backend came, as `performance.now()` counts. */
  answeredAt(): number;
}

/** How often React has rendered. */
export function commitsOf(page: Page): Promise<number> {
  return page.evaluate('window.littleArchesRehearsal.commits');
}

/**
 * Fulfilled once React has rendered a page, as `hasMoved` decides, no answer is under way and the browser is idle.
 * Rejects with a HangsError after `timeLimit` milliseconds. `hasMoved` receives how often React has rendered.
 */
export async function whenQuiet(
  page: Page,
  waiting: Waiting,
  timeLimit: number,
  hasMoved: (commits: number) => boolean | Promise<boolean> = (commits) => commits > 0,
): Promise<void> {
  const began = performance.now();
  let before = -1;
  let changedAt = began;
  let quietSince: number | undefined;
  for (;;) {
    const left = began + timeLimit - performance.now();
    const commits = (await within(page.evaluate(atNextIdle), left)) as number | undefined;
    if (commits === undefined) throw new HangsError();
    const now = performance.now();
    if (commits !== before) changedAt = now;
    before = commits;
    if (waiting.isBusy() || commits === 0) {
      quietSince = undefined;
      continue;
    }
    quietSince ??= now;
    const isRestless = now - quietSince > RESTLESS;
    const pause = Math.max(waiting.answeredAt() + PLACEHOLDER, changedAt + QUIET) - now;
    if (isRestless || (pause <= 0 && (await hasMoved(commits)))) return;
    await new Promise((resolve) => setTimeout(resolve, Math.min(Math.max(pause, 20), PLACEHOLDER)));
  }
}
