import type { Browser, LaunchOptions } from 'playwright-core';
import { UsageError } from '../errors/usage-error';
import { findBrowser } from './find-browser';

/**
 * Launches the machine's Chromium headless; `more` are further arguments. Throws a UsageError when there is none.
 */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const options = browserOptions(more);
  if (!options.executablePath)
    throw new UsageError(
      'This needs Chromium or Chrome, and none was found. Install one, or set CHROME_PATH to its program file.',
    );
  // Loaded late, because it takes half a second and few commands need it.
  const { chromium } = await import('playwright-core');
  return await chromium.launch(options);
}

/** Returns Playwright's options for the machine's Chromium; without one, for the one that Playwright installs. */
export function browserOptions(more: readonly string[] = []): LaunchOptions {
  const executablePath = findBrowser();
  return {
    ...(executablePath && { executablePath }),
    args: [
      // Containers run as root, where Chromium's sandbox refuses to start; only our own pages are opened.
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  };
}

/**
 * Arguments for a browser that does not optimize scripts, for pages that are open only briefly: optimizing took a
 * sixth of its processor time and finished too late.
 */
export const WITHOUT_OPTIMIZING = ['--js-flags=--no-opt,--no-maglev'];

/**
 * Arguments that keep the pages of a window in one process. Otherwise each visit starts a second one as soon as the
 * site's headers separate it from the empty page, which is a tenth of the browser's work for a visit.
 */
export const IN_ONE_PROCESS = ['--renderer-process-limit=1'];
