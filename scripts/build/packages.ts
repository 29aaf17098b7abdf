import path from 'node:path';
import { projectRoot } from '@scripts/kit/project-root';
import { UsageError } from '@scripts/kit/usage-error';

/** The packages that are built and released, the shell first. */
export const packages = [
  'shell',
  'remote-marketing',
  'remote-store',
  'remote-account',
  'remote-kids-zone',
] as const;

/** The name of a package that is built and released. */
export type PackageName = (typeof packages)[number];

/** Checks a name typed by a person. */
export function parsePackageName(name: string | undefined): PackageName {
  const found = packages.find((candidate) => candidate === name);
  if (!found)
    throw new UsageError(`There is no package '${name ?? ''}'. These exist: ${packages.join(', ')}`);
  return found;
}

/** The folder of a package, absolute. */
export function folderOf(name: PackageName): string {
  return path.join(projectRoot(), name);
}
