import { within } from '@scripts/kit/within';
import type { Browser, Page } from 'playwright-core';
import { type Fault, faultOf, hanging, withoutBackend } from './faults';
import { type Stage, setStage } from './stage';

/** In the page before everything else: what its policy refuses, and when React has put something into it. */
const watcher = `(() => {
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
 * Settled once React has rendered the page and the browser has nothing more to do for it; returns what was
 * refused. A browser without a window may never say that it is idle.
 */
const whenReady = `new Promise((resolve) => {
  const seen = window.littleArchesRehearsal;
  let before = -1;
  const look = () => {
    if (document.readyState === 'complete' && seen.commits > 0 && seen.commits === before) return resolve(seen.refused);
    before = seen.commits;
    requestIdleCallback(() => setTimeout(look), { timeout: 1000 });
  };
  look();
})`;

/** Loads a page at `path` of its site and returns what went wrong until it was ready. */
export async function watchPage(
  browser: Browser,
  path: string,
  stage: Stage,
  timeLimit: number,
): Promise<Fault[]> {
  const context = await browser.newContext();
  try {
    await setStage(context, stage);
    await context.addInitScript(watcher);
    const page = await context.newPage();
    const heard = listen(page, stage);
    const loading = page
      .goto(stage.config.siteUrl + path, { waitUntil: 'commit', timeout: timeLimit })
      .then(() => page.evaluate(whenReady) as Promise<readonly string[]>)
      .catch((error: unknown) => [{ kind: 'error', text: String(error) } as const]);
    const refused = await within(loading, timeLimit);
    if (!refused) return [...heard(), hanging(timeLimit)];
    return [
      ...refused.map((one) => (typeof one === 'string' ? ({ kind: 'policy', text: one } as const) : one)),
      ...heard(),
    ];
  } finally {
    // One that loops can't be closed in any other way, and is gone with the browser.
    await within(
      context.close().catch(() => {}),
      timeLimit,
    );
  }
}

/**
 * Receives what fails in a page: errors no one caught, console output, files that are not there.
 */
function listen(page: Page, { config }: Stage): () => Fault[] {
  const faults: Fault[] = [];
  let backendFails = false;
  const isOwn = (url: string) => url.startsWith(`${config.siteUrl}/`);
  page.on('pageerror', (error) => faults.push(faultOf(error.message)));
  page.on('response', (response) => {
    if (response.status() >= 400 && !isOwn(response.url())) backendFails = true;
    if (response.status() >= 400 && isOwn(response.url()) && !response.request().isNavigationRequest())
      faults.push({ kind: 'file', text: `${response.url()} answers ${response.status()}` });
  });
  page.on('requestfailed', (request) => {
    if (!isOwn(request.url())) backendFails = true;
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !TOLD_BY_BROWSER.test(message.text()))
      faults.push(faultOf(message.text()));
  });
  return () => (backendFails ? withoutBackend(faults) : faults);
}

/** What browsers say on the console of files and of the policy, which is heard elsewhere. */
const TOLD_BY_BROWSER =
  /^Failed to load resource|^Access to |Content Security Policy|requires 'Trusted|Trusted Types|^\[Report Only\]/;
