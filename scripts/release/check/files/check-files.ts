import type { Descriptor } from '@little-arches/build/model/descriptor';
import { compress } from '@little-arches/kit/http/compression';
import { errorsOf, type Finding } from '../../model/findings';
import { isCompressible } from '../../store/asset-files';
import { isAsBuilt } from '../../store/released-file';
import type { Budget } from './budgets';
import { checkSizes } from './check-sizes';
import { checkStyles } from './check-styles';

/**
 * Checks that every file of a version matches its descriptor and is within the budget. `read` returns undefined for
 * a missing file.
 */
export async function checkFiles(
  artefact: Descriptor,
  read: (file: string) => Promise<Buffer | undefined>,
  budget: Budget,
): Promise<Finding[]> {
  const { name, version, entry, extras } = artefact;
  const again = `Delete ${name}/dist, then build and publish again.`;
  const found: Finding[] = [];
  const error = errorsOf(name, version);
  const add = (...about: Parameters<typeof error>) => found.push(error(...about));

  const sizes = new Map<string, number>();
  const { node, maps = [] } = artefact;
  // No browser loads source maps.
  const unmeasured = new Set(maps.map(({ path }) => path));
  await Promise.all(
    [...extras.files, ...node, ...maps].map(async (file) => {
      const content = await read(file.path);
      if (!content) add('integrity', `${file.path} of ${name} ${version} is missing.`, again);
      else if (!isAsBuilt(file, content))
        add('integrity', `${file.path} of ${name} ${version} is not the file that was built.`, again);
      else if (!unmeasured.has(file.path)) {
        sizes.set(file.path, isCompressible(file.path) ? (await compress(content)).byteLength : file.size);
        if (file.path.endsWith('.css')) found.push(...checkStyles(artefact, file.path, content.toString()));
      }
    }),
  );
  const listed = new Map(extras.files.map((file) => [file.path, file.integrity]));
  if (listed.get(entry.path) !== entry.integrity)
    add('integrity', `The entry ${entry.path} of ${name} ${version} is not among its files.`, again);
  const filled = Object.entries(extras.slots?.fills ?? {});
  const parts = [
    ...extras.addresses.map(({ path, files }) => [path, files] as const),
    ...filled.map(([slot, { files }]) => [`The slot '${slot}'`, files] as const),
  ];
  for (const [part, files] of parts)
    for (const file of files.filter((needed) => !listed.has(needed)))
      add('integrity', `${part} of ${name} ${version} needs ${file}, which is not among its files.`, again);

  found.push(...checkSizes(artefact, sizes, budget));
  return found.sort((a, b) => a.message.localeCompare(b.message));
}
