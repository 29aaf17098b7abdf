import { within } from '@little-arches/kit/within';
import type { Page } from 'playwright-core';

/** Runs in the page before all other scripts: records refusals by the policy, and counts changes of the document. */
export const watcher = `(() => {
  const seen = { refused: [], changes: 0 };
  Object.defineProperty(window, 'littleArchesRehearsal', { value: seen });
  addEventListener('securitypolicyviolation', (event) =>
    seen.refused.push(event.effectiveDirective + ' refuses ' + (event.blockedURI || 'inline')));
  new MutationObserver(() => { seen.changes += 1; })
    .observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
})()`;

/** Returns the number of changes once the browser is idle; a page without a window may never report that it is. */
const changesWhenIdle = `new Promise((resolve) => {
  const look = () => {
    if (document.readyState !== 'complete') return setTimeout(look, 10);
    requestIdleCallback(() => setTimeout(() => resolve(window.littleArchesRehearsal.changes)), { timeout: 1000 });
  };
  look();
})`;

/** Milliseconds for which React may show a placeholder although the awaited data has arrived. */
const PLACEHOLDER = 350;

/** Milliseconds after which a page that keeps changing, for example an animation, is checked as it is. */
const RESTLESS = 4000;

/** Milliseconds without a change after which a page counts as quiet: it may be idle briefly between two steps. */
const QUIET = 150;

/** Thrown when a page does not answer in time. */
export class LateError extends Error {
  override readonly name = 'LateError';
}

/** Pending work of a page. */
export interface Waiting {
  /** Returns whether a request that will be answered is pending. */
  isBusy(): boolean;
  /** Returns when the last request was answered, on the clock of `performance.now()`. */
  answeredAt(): number;
}

/**
 * Resolves once no request of a page is pending, its document has stopped changing and the browser is idle. Rejects
 * with a LateError after `timeLimit` milliseconds. `hasArrived` returns whether the page is where it was led.
 */
export async function whenQuiet(
  page: Page,
  waiting: Waiting,
  timeLimit: number,
  hasArrived: () => boolean | Promise<boolean> = () => true,
): Promise<void> {
  const began = performance.now();
  let before = -1;
  let changedAt = began;
  let quietSince: number | undefined;
  for (;;) {
    const left = began + timeLimit - performance.now();
    const changes = (await within(page.evaluate(changesWhenIdle), left)) as number | undefined;
    if (changes === undefined || left <= 0) throw new LateError();
    const now = performance.now();
    if (changes !== before) changedAt = now;
    before = changes;
    if (waiting.isBusy() || !(await hasArrived())) {
      quietSince = undefined;
      await new Promise((resolve) => setTimeout(resolve, 20));
      continue;
    }
    quietSince ??= now;
    const pause = Math.max(waiting.answeredAt() + PLACEHOLDER, changedAt + QUIET) - now;
    if (now - quietSince > RESTLESS || pause <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, Math.min(Math.max(pause, 20), PLACEHOLDER)));
  }
}
