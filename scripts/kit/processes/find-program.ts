import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Path of a program on this machine: what the environment variable `variable` names, or where it is on the path or
 * usually is. Undefined where there is none; a named one that is not there is not replaced by another.
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

/** Path of nginx, which serves the exported site in one journey: NGINX_PATH, or where systems put one. */
export function findNginx(): string | undefined {
  // nginx calls its own Windows build a beta.
  if (process.platform === 'win32') return undefined;
  return findProgram('nginx', 'NGINX_PATH', ['/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin']);
}

/** Path of Firefox, in which a few journeys are walked: FIREFOX_PATH, or where systems put it. */
export function findFirefox(): string | undefined {
  return findProgram('firefox-esr', 'FIREFOX_PATH') ?? findProgram('firefox', 'FIREFOX_PATH');
}

/** What WebKitGTK is driven with: its driver, and a screen that nobody sees. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly screen: string;
}

/** Paths of both: WEBKIT_DRIVER_PATH and XVFB_PATH, or where systems put them; undefined where one is missing. */
export function findWebKit(): WebKitPrograms | undefined {
  const driver = findProgram('WebKitWebDriver', 'WEBKIT_DRIVER_PATH');
  const screen = findProgram('Xvfb', 'XVFB_PATH');
  return driver && screen ? { driver, screen } : undefined;
}
