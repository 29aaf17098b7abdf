import { readdirSync, readFileSync } from 'node:fs';
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
 * Reads the project's text files, except those in .gitignore. Does not use git, so that new files count and a
 * downloaded copy can be checked too.
 */
export function readProjectFiles(root: string): ProjectFile[] {
  return pathsBelow(root, '', ignoredBy(readFileSync(path.join(root, '.gitignore'), 'utf8')))
    .filter((file) => TEXT.test(`/${file}`))
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
}

function pathsBelow(root: string, folder: string, ignored: (name: string) => boolean): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => name !== '.git' && !ignored(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) return pathsBelow(root, file, ignored);
      return entry.isFile() ? [file] : [];
    });
}

/** Returns the filter for our .gitignore, which may contain names, folders (`name/`) and endings (`*.log`). */
function ignoredBy(gitignore: string): (name: string) => boolean {
  const lines = gitignore.split(/\r?\n/).filter((line) => line && !line.startsWith('#'));
  const odd = lines.find((line) => !/^(\*|[\w.-]+)[\w.-]*\/?$/.test(line));
  if (odd) throw new Error(`.gitignore has '${odd}', which the checks can't read; use a name or *.ending`);
  const names = lines.map((line) => line.replace(/\/$/, ''));
  return (name) =>
    names.some((ignored) => (ignored.startsWith('*') ? name.endsWith(ignored.slice(1)) : name === ignored));
}
