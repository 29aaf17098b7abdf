import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { folderOf } from '@little-arches/build/model/packages';
import { projectRoot } from '@little-arches/kit/files/project-root';

/**
 * Returns the commit of the packages' sources, with a trailing `+` for uncommitted changes; undefined outside a
 * repository.
 */
export function commitOf(names: readonly string[]): string | undefined {
  const commit = git(['rev-parse', '--short=12', 'HEAD']);
  if (!commit) return undefined;
  const sources = [
    ...names.map((name) => path.join(folderOf(name), 'src')),
    'shared-contracts/src',
    'scripts/build',
  ];
  return git(['status', '--porcelain', '--', ...sources]) === '' ? commit : `${commit}+`;
}

/** Returns the commit of the repository that contains `folder`, in the format of `commitOf`. */
export function commitAt(folder: string): string | undefined {
  const commit = git(['rev-parse', '--short=12', 'HEAD'], folder);
  return commit && (git(['status', '--porcelain'], folder) === '' ? commit : `${commit}+`);
}

function git(args: readonly string[], cwd = projectRoot()): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
