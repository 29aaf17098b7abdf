import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { UsageError } from '@scripts/kit/errors/usage-error';

/** What tests read of other packages without an import. */
const READ_BY: Readonly<Record<string, string>> = {
  shell: 'shell/src',
  supabase: 'scripts/backend',
};
/** A package, and a folder of scripts/tools, which hardly touch each other. */
const PACKAGE = /^(?:scripts\/tools\/[\w-]+|scripts\/[\w-]+|shell\/(?:src|e2e)|[\w-]+)(?=\/)/;
const SCRIPT = /\.[cm]?[jt]sx?$/;
/** What is installed, and how all of it is compiled. */
const ANYTHING = /^(?:package|package-lock|tsconfig)\.json$/;

/**
 * Returns the files of the tests that the changes since `since` can touch: those of each package that changed, and
 * those elsewhere that import a changed file. `listTests` asks Jest.
 */
export function findTouchedTests(
  root: string,
  since: string,
  listTests: (...args: string[]) => string[],
): string[] {
  const changed = changedFiles(root, since);
  const scripts = changed.filter((file) => SCRIPT.test(file)).map((file) => path.join(root, file));
  const related =
    scripts.length > 0 ? listTests('--findRelatedTests', ...scripts).map((file) => fromRoot(root, file)) : [];
  const all = listTests().map((file) => fromRoot(root, file));
  return touchedBy(changed, all, related);
}

/** Chooses among `all` tests; `related` are those that import what changed. */
export function touchedBy(
  changed: readonly string[],
  all: readonly string[],
  related: readonly string[],
): string[] {
  if (changed.some((file) => ANYTHING.test(file))) return [...all];
  const packages = changed.flatMap((file) => PACKAGE.exec(file)?.[0] ?? []);
  const touched = new Set(packages.flatMap((name) => [name, READ_BY[name] ?? name]));
  // End-to-end tests are chosen one by one: support that changed reaches those that import it.
  touched.delete('shell/e2e');
  const known = new Set(related);
  return all.filter((file) => known.has(file) || touched.has(PACKAGE.exec(file)?.[0] ?? ''));
}

/** Returns the files that differ from where HEAD and `since` parted, with those that git doesn't track yet. */
export function changedFiles(root: string, since: string): string[] {
  const base = git(root, 'merge-base', 'HEAD', since)[0] ?? since;
  return [
    ...git(root, 'diff', '--name-only', '--no-renames', base),
    ...git(root, 'ls-files', '--others', '--exclude-standard'),
  ];
}

function git(root: string, ...args: string[]): string[] {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0)
    throw new UsageError(
      `git can't say what changed (${(error?.message ?? stderr).trim()}). Name a branch or commit: npm test -- --changed=origin/main`,
    );
  return stdout.split('\n').filter(Boolean);
}

function fromRoot(root: string, file: string): string {
  return path.relative(root, file).replaceAll('\\', '/');
}
