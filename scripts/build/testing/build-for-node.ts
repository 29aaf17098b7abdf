import path from 'node:path';
import { remoteNodeConfig } from '../config/remote-config';
import { compile } from '../describe/compile';
import { folderOf } from '../model/packages';
import { sourceVersion } from '../source-version';

/**
 * Builds a remote for Node below a folder, in a folder named by its version, which it prints. Runs in its own
 * process, because Jest can't load the bundler.
 */
export async function run([folder = '', name = '']: readonly string[]): Promise<void> {
  const version = sourceVersion(name);
  const config = remoteNodeConfig({ name, folder: folderOf(name), version });
  await compile([{ ...config, output: { ...config.output, path: path.join(folder, version) } }]);
  console.log(version);
}
