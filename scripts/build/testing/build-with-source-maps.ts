import path from 'node:path';
import { compile } from '../compile';
import { remoteBrowserConfig } from '../config/remote-config';
import { shellBrowserConfig } from '../config/shell-config';
import { writeNotices } from '../notices';
import { folderOf, packageNames } from '../packages';

/**
 * Builds packages for the browser below a folder, all where none is named, with source maps, which say what went
 * into each file, and writes their notices. A version is named as in `shell@1.1.0`. A process of its own, because
 * Jest can't load the bundler.
 */
export async function run([folder = '', ...names]: readonly string[]): Promise<void> {
  for (const named of names.length > 0 ? names : packageNames()) {
    const [name = '', version = '1.0.0'] = named.split('@');
    const subject = { name, folder: folderOf(name), version };
    const config = (name === 'shell' ? shellBrowserConfig : remoteBrowserConfig)(subject);
    const output = { ...config.output, path: path.join(folder, named) };
    const [stats] = await compile([{ ...config, output }]);
    if (stats) writeNotices(output.path, stats);
  }
}
