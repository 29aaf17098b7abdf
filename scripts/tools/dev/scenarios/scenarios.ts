import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf, packageNames } from '@little-arches/build/model/packages';
import { UsageError } from '@little-arches/kit/errors/usage-error';

const USAGE =
  'Say which remote, and which folder shall hold it: npm run scenarios -- remote-store ../store-scenarios';

/**
 * `npm run scenarios -- remote-store <folder>`: writes one remote alone, with all its scenarios, as files for any
 * static server. They need neither this checkout nor a network.
 */
export async function run([name, folder, ...more]: string[]): Promise<void> {
  if (!name || !folder || more.length > 0) throw new UsageError(USAGE);
  if (name === 'shell' || !packageNames().includes(name))
    throw new UsageError(`There is no remote ${name}. ${USAGE}`);
  const output = path.resolve(process.env.INIT_CWD ?? '', folder);
  mustBeOurs(output);
  // Rspack is loaded only for a build; a refusal does not need it.
  const { compile } = await import('@little-arches/build/compile');
  const { standaloneFolderConfig } = await import('@little-arches/build/config/standalone-folder-config');
  await compile([standaloneFolderConfig(name, folderOf(name), output)]);
  console.log(`${name} stands alone in ${output}: serve that folder, at any address.`);
}

/** Throws when the folder is neither empty nor the output of an earlier call, because its content is replaced. */
function mustBeOurs(output: string): void {
  if (!existsSync(output) || readdirSync(output).length === 0) return;
  const page = path.join(output, 'index.html');
  if (existsSync(page) && readFileSync(page, 'utf8').includes('data-host="folder"')) return;
  throw new UsageError(`${output} holds other files. Choose an empty folder. ${USAGE}`);
}
