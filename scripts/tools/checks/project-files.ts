import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A text file of the project. */
export interface ProjectFile {
  /** Path from the root, with `/` on every system. */
  readonly path: string;
  readonly text: string;
}

const TEXT =
  /(\.(ts|tsx|mts|cts|js|mjs|cjs|jsx|json|css|html|svg|md|sql|toml|yml|yaml|sh|vtt|txt)|\/\.[\w.-]+)$/;

/**
 * Reads the project's text files, except those that the .gitignore of their folder or of one above names. Does not
 * use git, so that new files count and a downloaded copy can be checked too.
 */
export function readProjectFiles(root: string): ProjectFile[] {
  return pathsBelow(root, '', [])
    .filter((file) => TEXT.test(`/${file}`))
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
}

/** Returns whether a .gitignore names a file or folder of this name. */
type Ignores = (name: string) => boolean;

function pathsBelow(root: string, folder: string, above: readonly Ignores[]): string[] {
  const gitignore = path.join(root, folder, '.gitignore');
  const ignores = existsSync(gitignore) ? [...above, ignoredBy(readFileSync(gitignore, 'utf8'))] : above;
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => name !== '.git' && !ignores.some((ignored) => ignored(name)))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) return pathsBelow(root, file, ignores);
      return entry.isFile() ? [file] : [];
    });
}

/** Returns the filter for a .gitignore, which may contain names, folders (`name/`) and patterns (`*.log`). */
function ignoredBy(gitignore: string): Ignores {
  const lines = gitignore.split(/\r?\n/).filter((line) => line && !line.startsWith('#'));
  const odd = lines.find((line) => !/^[\w.*-]+\/?$/.test(line));
  if (odd) throw new Error(`.gitignore has '${odd}', which the checks can't read; use a name or *.ending`);
  const patterns = lines.map((line) => line.replace(/\/$/, '').replaceAll('.', '\\.').replaceAll('*', '.*'));
  return (name) => patterns.some((pattern) => new RegExp(`^${pattern}$`).test(name));
}
