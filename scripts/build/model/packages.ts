import { existsSync } from 'node:fs';
import path from 'node:path';
import { fields } from '@little-arches/contracts/formats';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { readJson } from '@little-arches/kit/files/read-json';
import { workspaceFolders } from '@little-arches/kit/files/workspaces';
import * as v from 'valibot';

const projectSchema = v.object({ name: v.string(), workspaces: v.optional(v.array(v.string())) });

/**
 * Returns the project's packages that are built and released, the shell first: in a checkout its workspaces with a
 * table of pages, in a team's own repository that one package. Throws a UsageError when a name is not valid for a
 * release.
 */
export function packageNames(): readonly string[] {
  const root = projectRoot();
  const { name: own, workspaces } = readJson(path.join(root, 'package.json'), projectSchema);
  const isRemote = (folder: string) => existsSync(path.join(root, folder, 'src/routes.tsx'));
  const remotes = workspaces ? workspaceFolders(root).filter(isRemote) : [own];
  const wrong = remotes.find((name) => !v.is(fields.packageName, name));
  if (wrong !== undefined)
    throw new UsageError(
      `'${wrong}' can't be released under this name: use small letters, digits and dashes, at most 41.`,
    );
  return workspaces ? ['shell', ...remotes] : remotes;
}

/** Validates a package name typed by a person. */
export function parsePackageName(name: string | undefined): string {
  const names = packageNames();
  if (name !== undefined && names.includes(name)) return name;
  throw new UsageError(`There is no package '${name ?? ''}'. These exist: ${names.join(', ')}`);
}

/** Returns the absolute folder of a package: by its name in a checkout, the root of a team's own repository. */
export function folderOf(name: string): string {
  const root = projectRoot();
  const { name: own } = readJson(path.join(root, 'package.json'), projectSchema);
  return name === own ? root : path.join(root, name);
}
