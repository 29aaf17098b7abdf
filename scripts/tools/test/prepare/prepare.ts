import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findFirefox, findNginx, findWebKit } from '@little-arches/kit/processes/find-program';
import { provideBrowser } from './fetch-browser';
import { fetchTool } from './fetch-tool';

/** Programs that tests need in addition to Node and npm. */
export type Need = 'browser' | 'deno' | 'engines' | 'nginx' | 'registry' | 'workerd';

/**
 * Finds or downloads the programs that the tests need before any of them runs, and prints what is missing. Returns
 * environment variables with their paths. Throws a UsageError with the fix when one can be neither found nor
 * downloaded.
 */
export function prepare(needs: ReadonlySet<Need>): Record<string, string> {
  if (needs.has('nginx') && !findNginx())
    console.log(
      'There is no nginx here, so the exported site is not tried behind it. Where that matters: `apt-get install nginx-light` on Debian and Ubuntu, `brew install nginx` on macOS, or set NGINX_PATH.',
    );
  if (needs.has('engines') && !findFirefox())
    console.log(
      'There is no Firefox here, so a few end-to-end tests are skipped in it. Where that matters: `apt-get install firefox-esr` on Debian, or set FIREFOX_PATH.',
    );
  if (needs.has('engines') && !findWebKit())
    console.log(
      'There is no WebKitGTK with a screen here, so a few end-to-end tests are skipped in it. Where that matters: `apt-get install webkit2gtk-driver xvfb` on Debian and Ubuntu, or set WEBKIT_DRIVER_PATH and XVFB_PATH.',
    );
  return {
    ...(needs.has('browser') && { CHROME_PATH: provideBrowser() }),
    ...(needs.has('engines') && { OTHER_ENGINES: 'true' }),
    ...(needs.has('deno') && { DENO_BIN: fetchTool('deno', 'the functions', findDeno) }),
    ...(needs.has('workerd') && {
      MINIFLARE_PATH: fetchTool('miniflare', 'the edge worker', findWorkerRuntime),
    }),
    ...(needs.has('registry') && {
      VERDACCIO_PATH: fetchTool('verdaccio', 'a registry of packages', findRegistry),
    }),
  };
}

/**
 * Finds the Deno binary that npm installs beside the package; the package's install script only links it, so it
 * need not run.
 */
function findDeno(modules: string): string | undefined {
  const platforms = path.join(modules, '@deno');
  if (!existsSync(platforms)) return undefined;
  return readdirSync(platforms)
    .flatMap((platform) => ['deno', 'deno.exe'].map((name) => path.join(platforms, platform, name)))
    .find((file) => existsSync(file));
}

/** Finds miniflare, which runs workerd. Versions later than the pinned one need Node 22. */
function findWorkerRuntime(modules: string): string | undefined {
  const module = path.join(modules, 'miniflare/dist/src/index.js');
  return existsSync(module) ? module : undefined;
}

/** Finds verdaccio, the registry. Versions later than the pinned one need Node 22. */
function findRegistry(modules: string): string | undefined {
  const program = path.join(modules, 'verdaccio/bin/verdaccio');
  return existsSync(program) ? program : undefined;
}
