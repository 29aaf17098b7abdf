import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the path of a program: the one in the environment variable `variable`, otherwise from PATH or its usual
 * places. Undefined when there is none. A path that is set but doesn't exist is not replaced by another.
 */
export function findProgram(
  name: string,
  variable: string,
  usual: readonly string[] = [],
): string | undefined {
  const chosen = process.env[variable];
  if (chosen) return existsSync(chosen) ? chosen : undefined;
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  const onPath = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return [...onPath, ...usual].map((folder) => path.join(folder, file)).find((place) => existsSync(place));
}

/**
 * Returns the path of nginx, which serves the exported site in one end-to-end test: NGINX_PATH or its usual places.
 */
export function findNginx(): string | undefined {
  // nginx calls its own Windows build a beta.
  if (process.platform === 'win32') return undefined;
  return findProgram('nginx', 'NGINX_PATH', ['/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin']);
}

/** Returns the path of Firefox, which runs a few end-to-end tests: FIREFOX_PATH or its usual places. */
export function findFirefox(): string | undefined {
  return findProgram('firefox-esr', 'FIREFOX_PATH') ?? findProgram('firefox', 'FIREFOX_PATH');
}

/** Paths of the programs that drive WebKitGTK: its small browser, its driver, and a virtual screen. */
export interface WebKitPrograms {
  readonly browser: string;
  readonly driver: string;
  readonly screen: string;
}

/**
 * Returns the paths of all three: WEBKIT_BROWSER_PATH, WEBKIT_DRIVER_PATH and XVFB_PATH, or their usual places;
 * undefined when one is missing.
 */
export function findWebKit(): WebKitPrograms | undefined {
  const browser = findProgram('MiniBrowser', 'WEBKIT_BROWSER_PATH', LIBRARIES);
  const driver = findProgram('WebKitWebDriver', 'WEBKIT_DRIVER_PATH');
  const screen = findProgram('Xvfb', 'XVFB_PATH');
  return browser && driver && screen ? { browser, driver, screen } : undefined;
}

/** Folders where Linux distributions install the programs of libraries such as WebKitGTK. */
const LIBRARIES = [
  '/usr/lib/x86_64-linux-gnu',
  '/usr/lib/aarch64-linux-gnu',
  '/usr/lib',
  '/usr/libexec',
].flatMap((folder) =>
  ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((name) => path.join(folder, name)),
);
