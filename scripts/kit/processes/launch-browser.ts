import type { Browser } from 'playwright-core';
import { UsageError } from '../errors/usage-error';
import { findBrowser } from './find-browser';

/** Launches the machine's Chromium, quiet and without a window, with further arguments where it shall differ. */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new UsageError(
      'This needs Chromium or Chrome, and none was found. Install one, or set CHROME_PATH to its program file.',
    );
  // Half a second of loading, for the few commands that come to this.
  const { chromium } = await import('playwright-core');
  return await chromium.launch({
    executablePath,
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
  });
}

/** The arguments of a browser that loads every file whole, as those do that know no compression dictionaries. */
export const WITHOUT_DICTIONARIES = ['--disable-features=CompressionDictionaryTransport'];

/**
 * The arguments of a browser that optimizes no scripts, for pages that are each looked at for a moment: optimizing took
 * a sixth of its processor time and came too late.
 */
export const WITHOUT_OPTIMIZING = ['--js-flags=--no-opt,--no-maglev'];

/**
 * The arguments of a browser that draws each tile whole: one that was drawn in parts differs by a shade at the edges of
 * these parts, in one picture of five.
 */
export const DRAWING_WHOLE = ['--disable-partial-raster'];
