import { findFirefox, findNginx, findWebKit } from '@scripts/kit/processes/find-program';
import { provideBrowser } from './fetch-browser';
import { fetchDeno } from './fetch-deno';
import { fetchWorkerRuntime } from './fetch-worker-runtime';

/** What tests want of the machine beside Node and npm. */
export type Need = 'browser' | 'deno' | 'engines' | 'nginx' | 'workerd';

/**
 * Finds or fetches what the tests want before any of them runs, and says what is missing; gives the variables that
 * tell the tests. Throws a UsageError with the way out where something can be neither found nor fetched.
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
    ...(needs.has('deno') && { DENO_BIN: fetchDeno() }),
    ...(needs.has('workerd') && { MINIFLARE_PATH: fetchWorkerRuntime() }),
  };
}
