import { within } from '@little-arches/kit/within';
import type { Page } from 'playwright-core';

/** Runs in the page before all other scripts: records refusals by the policy, and React's commits. */
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

/**
 * Returns the number of React commits once the browser is idle. A page without a window may never report that it is
 * idle.
 */
const atNextIdle = `new Promise((resolve) => {
  const look = () => {
    if (document.readyState !== 'complete') return setTimeout(look, 10);
    requestIdleCallback(() => setTimeout(() => resolve(window.littleArchesRehearsal.commits)), { timeout: 1000 });
  };
  look();
})`;

/** Milliseconds for which React may show a placeholder although the awaited data has arrived. */
const PLACEHOLDER = 350;

/** Milliseconds after which a page that keeps rendering, for example an animation, is checked as it is. */
const RESTLESS = 4000;

/** Thrown when a page does not answer in time. */
export class HangsError extends Error {
  override readonly name = 'HangsError';
}

/** Milliseconds without a change after which a page counts as quiet: it may be idle briefly between two steps. */
const QUIET = 150;

/** Pending work of a page. */
export interface Waiting {
  /** Returns whether a request that will be answered is pending. */
  isBusy(): boolean;
  /** Returns when the backend's last answer arrived, on the clock of `performance.now()`. */
  answeredAt(): number;
}

/** Returns the number of React commits. */
export function commitsOf(page: Page): Promise<number> {
  return page.evaluate('window.littleArchesRehearsal.commits');
}

/**
 * Resolves once React has rendered a page, no request is pending and the browser is idle. `hasMoved` decides by the
 * number of commits whether React has rendered. Rejects with a HangsError after `timeLimit` milliseconds.
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
