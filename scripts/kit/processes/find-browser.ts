import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../files/project-root';
import { fetchedVersion } from './fetched-version';

/** Value of CHROME_PATH that selects the downloaded Chromium although another one is installed. */
export const FETCHED = 'fetched';

/** Returns true when npm has a Chromium for this platform. */
export function canFetchBrowser(platform: NodeJS.Platform): boolean {
  return platform === 'linux' && process.arch === 'x64';
}

/** Returns the folder of the downloaded Chromium, whether or not it exists. */
export function fetchedFolder(): string {
  return path.join(projectRoot(), '.cache/chromium', fetchedVersion('@sparticuz/chromium'));
}

/**
 * Returns the path of a Chromium or Chrome: the one in CHROME_PATH, one in the system's usual places, or the one
 * that `npm test` downloaded earlier. Undefined when there is none.
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
  // The headless build takes half the processor time.
  return [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ].map((name) => `/usr/bin/${name}`);
}
