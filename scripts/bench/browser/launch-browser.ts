import { findBrowser } from '@scripts/kit/processes/find-browser';
import { UsageError } from '@scripts/kit/usage-error';
import { type Browser, chromium } from 'playwright-core';

/** Launches the machine's Chromium without a window. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new UsageError(
      'The bench needs Chromium or Chrome, and none was found. Install one, or set CHROME_PATH to its program file.',
    );
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
    ],
  });
}
