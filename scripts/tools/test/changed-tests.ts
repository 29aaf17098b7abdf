import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { UsageError } from '@little-arches/kit/errors/usage-error';

/** Files of other packages that tests read without importing them. */
const READ_BY: Readonly<Record<string, string>> = {
  shell: 'shell/src',
  supabase: 'scripts/backend',
  'scripts/backend': 'supabase',
};
/** Matches a package, or a folder of scripts/tools, which depend little on each other. */
const PACKAGE = /^(?:scripts\/tools\/[\w-]+|scripts\/[\w-]+|shell\/(?:src|e2e)|[\w-]+)(?=\/)/;
const SCRIPT = /\.[cm]?[jt]sx?$/;
/** The table of addresses, which most modules import: a new line concerns its page alone. */
const ADDRESSES = 'shared-contracts/src/routes/index.ts';
/** What end-to-end tests consist of. They import the product for names and addresses only. */
const OF_SPECS = /^(?:shell\/e2e|scripts\/testing\/playwright)\//;
/** Files that define the installed packages and the compilation, so they affect every test. */
const ANYTHING = /^(?:package|package-lock|tsconfig)\.json$/;

/** Functions that list a runner's test files; options of the runner restrict them. */
export interface Runners {
  readonly jest: (...options: string[]) => string[];
  readonly playwright: (...options: string[]) => string[];
}

/**
 * Returns the test files that the changes since `since` can affect: those of each changed package, and those
 * elsewhere that import a changed file.
 */
export function findTouchedTests(root: string, since: string, { jest, playwright }: Runners): string[] {
  const changed = changedFiles(root, since);
  const scripts = changed.filter((file) => SCRIPT.test(file)).map((file) => path.join(root, file));
  const related = [
    ...(scripts.length > 0 ? jest('--findRelatedTests', ...scripts) : []),
    ...(changed.some((file) => OF_SPECS.test(file))
      ? playwright(`--only-changed=${commonAncestor(root, since)}`)
      : []),
  ];
  const all = [...jest(), ...playwright()];
  const relative = (files: string[]) => files.map((file) => fromRoot(root, file));
  return touchedBy(changed, relative(all), relative(related));
}

/** Selects the affected tests among `all`; `related` are those that import a changed file. */
export function touchedBy(
  changed: readonly string[],
  all: readonly string[],
  related: readonly string[],
): string[] {
  if (changed.some((file) => ANYTHING.test(file))) return [...all];
  const packages = changed.flatMap((file) => PACKAGE.exec(file)?.[0] ?? []);
  const touched = new Set(packages.flatMap((name) => [name, READ_BY[name] ?? name]));
  // End-to-end tests are selected one by one: changed support code affects those that import it.
  touched.delete('shell/e2e');
  const known = new Set(related);
  return all.filter((file) => known.has(file) || touched.has(PACKAGE.exec(file)?.[0] ?? ''));
}

/**
 * Returns the files that differ from the common ancestor of HEAD and `since`, and untracked files; without the table
 * of addresses when it only has more lines.
 */
export function changedFiles(root: string, since: string): string[] {
  const base = commonAncestor(root, since);
  const [lines = ''] = git(root, 'diff', '--numstat', base, '--', ADDRESSES);
  const isLonger = /^\d+\t0\t/.test(lines);
  return [
    ...git(root, 'diff', '--name-only', '--no-renames', base),
    ...git(root, 'ls-files', '--others', '--exclude-standard'),
  ].filter((file) => file !== ADDRESSES || !isLonger);
}

function commonAncestor(root: string, since: string): string {
  return git(root, 'merge-base', 'HEAD', since)[0] ?? since;
}

function git(root: string, ...args: string[]): string[] {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0)
    throw new UsageError(
      `git can't say what changed (${(error?.message ?? stderr).trim()}). Name a branch or commit: npm test -- --changed=origin/main`,
    );
  return stdout.split('\n').filter(Boolean);
}

/** Returns the path of a file from the root, with slashes on every system. */
export function fromRoot(root: string, file: string): string {
  return path.relative(root, path.resolve(root, file)).replaceAll('\\', '/');
}
