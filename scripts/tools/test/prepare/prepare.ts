import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findFirefox, findNginx, findWebKit } from '@scripts/kit/processes/find-program';
import { provideBrowser } from './fetch-browser';
import { fetchTool } from './fetch-tool';

/** What tests want of the machine beside Node and npm. */
export type Need = 'browser' | 'deno' | 'engines' | 'nginx' | 'workerd';

/**
 * Finds or fetches what the tests want before any of them runs, and says what is missing; returns the
 * variables that tell the tests. Throws a UsageError with the way out where something can be neither found
 * nor fetched.
 */
export function prepare(needs: ReadonlySet<Need>): Record<string, string> {
  if (needs.has('nginx') && !findNginx())
    console.log(
      'There is no nginx here, so the exported site is not tried behind it. Where that matters: `apt-get install nginx-light` on Debian and Ubuntu, `brew install nginx` on macOS, or set NGINX_PATH.',
    );
  if (needs.has('engines') && !findFirefox())
    console.log(
      'There is no Firefox here, so a few journeys are not walked in it. Where that matters: `apt-get install firefox-esr` on Debian, or set FIREFOX_PATH.',
    );
  if (needs.has('engines') && !findWebKit())
    console.log(
      'There is no WebKitGTK with a screen here, so a few journeys are not walked in it. Where that matters: `apt-get install webkit2gtk-driver xvfb` on Debian and Ubuntu, or set WEBKIT_DRIVER_PATH and XVFB_PATH.',
    );
  return {
    ...(needs.has('browser') && { CHROME_PATH: provideBrowser() }),
    ...(needs.has('deno') && { DENO_BIN: fetchTool('deno', 'the functions', findDeno) }),
    ...(needs.has('workerd') && {
      MINIFLARE_PATH: fetchTool('miniflare', 'the edge worker', findWorkerRuntime),
    }),
  };
}

/** The package's install script only links the binary that npm put beside it, so that is not needed. */
function findDeno(modules: string): string | undefined {
  const platforms = path.join(modules, '@deno');
  if (!existsSync(platforms)) return undefined;
  return readdirSync(platforms)
    .flatMap((platform) => ['deno', 'deno.exe'].map((name) => path.join(platforms, platform, name)))
    .find((file) => existsSync(file));
}

/** Of miniflare, which feeds workerd. Later versions than the pinned one need Node 22. */
function findWorkerRuntime(modules: string): string | undefined {
  const module = path.join(modules, 'miniflare/dist/src/index.js');
  return existsSync(module) ? module : undefined;
}
