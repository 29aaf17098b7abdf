import { buildRemote } from '@little-arches/build/build-package';
import { builtFiles, publishUnchecked } from '../publish-unchecked';

/**
 * Builds the remote of contract 1.1 like any other and releases it into the site of a data directory. Its build has
 * no mark of an older tool, so the checks are skipped as for a version that is already live.
 */
export async function run([dataDir = '']: readonly string[]): Promise<void> {
  const folder = import.meta.dirname;
  // A new version each time, because published content never changes.
  const built = await buildRemote({ name: 'remote-earlier', folder, version: `1.0.0-earlier.${Date.now()}` });
  await publishUnchecked(dataDir, [[built, builtFiles(folder, built)]]);
}
