import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile } from '../compile';
import { remoteBrowserConfig } from '../config/remote-config';
import { shellBrowserConfig } from '../config/shell-config';
import { writeNotices } from '../notices';
import { folderOf, packageNames } from '../packages';

/**
 * Builds every package for the browser below a folder, with source maps, which say what went into each file, and
 * writes its notices. A process of its own, because Jest can't load the bundler.
 */
async function build(folder: string): Promise<void> {
  for (const name of packageNames()) {
    const subject = { name, folder: folderOf(name), version: '1.0.0' };
    const config = (name === 'shell' ? shellBrowserConfig : remoteBrowserConfig)(subject);
    const output = { ...config.output, path: path.join(folder, name) };
    const [stats] = await compile([{ ...config, devtool: 'source-map', output }]);
    if (stats) writeNotices(output.path, stats);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await build(process.argv[2] ?? '');
