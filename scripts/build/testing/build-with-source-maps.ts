import path from 'node:path';
import { remoteBrowserConfig } from '../config/remote-config';
import { shellBrowserConfig } from '../config/shell-config';
import { compile } from '../describe/compile';
import { writeNotices } from '../describe/notices';
import { exposedRoutes, federation } from '../federation/federation';
import { folderOf, packageNames } from '../model/packages';

/**
 * Builds the named packages (default: all) below a folder for the browser, with source maps, which list the content
 * of each file, and writes their notices. A name may contain a version: `shell@1.1.0`. Runs in its own process,
 * because Jest can't load the bundler.
 */
export async function run([folder = '', ...names]: readonly string[]): Promise<void> {
  for (const named of names.length > 0 ? names : packageNames()) {
    const [name = '', version = '1.0.0'] = named.split('@');
    const subject = { name, folder: folderOf(name), version };
    const config =
      name === 'shell'
        ? shellBrowserConfig(subject)
        : remoteBrowserConfig(subject, federation({ name, exposes: exposedRoutes }));
    const output = { ...config.output, path: path.join(folder, named) };
    const [stats] = await compile([{ ...config, output }]);
    if (stats) writeNotices(output.path, stats);
  }
}
