import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadModule } from '@little-arches/kit/files/load-module';
import { descriptorFile, readBuiltDescriptor } from './describe/built-descriptor';
import { compile } from './describe/compile';
import type { Descriptor } from './model/descriptor';
import { folderOf } from './model/packages';
import type { defineShellBuild } from './shell';
import { sourceVersion } from './source-version';

/**
 * Builds a package for browser and Node by its rspack.config.ts, unless `dist` already holds the build of these
 * sources.
 */
export async function buildPackage(name: string): Promise<{ artefact: Descriptor; fresh: boolean }> {
  const folder = folderOf(name);
  if (existsSync(descriptorFile(folder))) {
    const built = readEarlierBuild(name);
    if (built?.version === sourceVersion(name)) return { artefact: built, fresh: false };
  }
  const { default: configsOf } = loadModule(path.join(folder, 'rspack.config.ts')) as {
    default: ReturnType<typeof defineShellBuild>;
  };
  await compile(configsOf());
  return { artefact: readBuiltDescriptor(name), fresh: true };
}

/** Returns the descriptor of the last build; undefined when it can't be read, for example from an older checkout. */
function readEarlierBuild(name: string): Descriptor | undefined {
  try {
    return readBuiltDescriptor(name);
  } catch {
    return undefined;
  }
}
