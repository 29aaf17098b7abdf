import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../project-root';
import { fetchedVersion } from './fetched-version';

/** Value of CHROME_PATH that chooses the fetched Chromium although another one is installed. */
export const FETCHED = 'fetched';

/** Returns true when npm has a Chromium for this machine. */
export function canFetchBrowser(platform: NodeJS.Platform): boolean {
  return platform === 'linux' && process.arch === 'x64';
}

/** The folder of the fetched Chromium, whether or not it was fetched. */
export function fetchedFolder(): string {
  return path.join(projectRoot(), '.cache/chromium', fetchedVersion('@sparticuz/chromium'));
}

/**
 * Path of a Chromium or Chrome on this machine: the one that CHROME_PATH names, or where systems usually put one, or
 * the one that `npm test` fetched earlier.
 */
export function findBrowser(): string | undefined {
  const fetched = path.join(fetchedFolder(), 'chrome');
  const chosen = process.env.CHROME_PATH === FETCHED ? fetched : process.env.CHROME_PATH;
  if (chosen) return existsSync(chosen) ? chosen : undefined;
  return [...usualPlaces(), fetched].find((file) => existsSync(file));
}

function usualPlaces(): string[] {
  if (process.platform === 'darwin')
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  if (process.platform === 'win32')
    return [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => [
        path.join(folder, 'Google/Chrome/Application/chrome.exe'),
        path.join(folder, 'Chromium/Application/chrome.exe'),
        path.join(folder, 'Microsoft/Edge/Application/msedge.exe'),
      ]);
  // Without a window to draw it takes half the processor time.
  return [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ].map((name) => `/usr/bin/${name}`);
}
