import path from 'node:path/posix';
import { escapePattern } from '@scripts/kit/escape-pattern';
import type { ProjectFile } from '../project-files';

/** A row of a table that says which test holds what: `| double click | checkout › pays once, …; … |`. */
const HEADING = /^\|[^|]+\| test \|$/;
/** A name for a file of tests: **checkout** `src/pages/checkout/page.test.tsx`. */
const NAME = /\*\*([^*]+)\*\*\s+`([^`]+)`/g;

/**
 * Finds what tables of READMEs say of tests that don't exist (any more). A cell names tests one after the other, each
 * as a file, ` › `, and words of its title, of the block it is in, or of its row; `…` stands for any words. The file is
 * a name that the README explains, or a path in backticks; without one it is the file before. Gives a sentence for each.
 */
export function findMissingTests(files: readonly ProjectFile[]): string[] {
  const texts = new Map(files.map(({ path: file, text }) => [file, text]));
  return files
    .filter(({ path: file }) => file.endsWith('README.md'))
    .flatMap((readme) => cellsOf(readme).flatMap(([line, cell]) => missingIn(cell, readme, line, texts)));
}

/** The cells that name tests, with their lines. */
function cellsOf({ text }: ProjectFile): [line: number, cell: string][] {
  let isTable = false;
  return text.split('\n').flatMap((line, index): [number, string][] => {
    if (!line.startsWith('|')) isTable = false;
    if (HEADING.test(line)) isTable = true;
    const [, cell = ''] = /\|\s*([^|]+?)\s*\|$/.exec(line) ?? [];
    return isTable && !HEADING.test(line) && !/^-+$/.test(cell) ? [[index + 1, cell]] : [];
  });
}

function missingIn(
  cell: string,
  { path: readme, text }: ProjectFile,
  line: number,
  texts: ReadonlyMap<string, string>,
): string[] {
  const explained = new Map([...text.matchAll(NAME)].map(([, name = '', file = '']) => [name, file]));
  const place = `${readme}:${line}`;
  let held: string[] = [];
  return cell.split('; ').flatMap((reference) => {
    const [first = '', ...rest] = reference.split(' › ');
    const named = first.split(', ').map((name) => explained.get(name) ?? /^`(.+)`$/.exec(name)?.[1]);
    const files = named.filter((file) => file !== undefined);
    const words = files.length === named.length ? rest : [first, ...rest];
    if (files.length === named.length) held = files.map((file) => locate(file, readme, texts));
    if (held.length === 0)
      return [`${place} '${first}' is no file of tests: explain the name, or write a path.`];
    return held.flatMap((file) => missingOf(words, file, texts.get(file)).map((what) => `${place} ${what}`));
  });
}

/** Paths are from the README's folder, or from the root. */
function locate(file: string, readme: string, texts: ReadonlyMap<string, string>): string {
  const beside = path.join(path.dirname(readme), file);
  return texts.has(beside) ? beside : file;
}

function missingOf(words: readonly string[], file: string, text: string | undefined): string[] {
  if (text === undefined) return [`names ${file}, which does not exist: name the file of today.`];
  const missing = words.filter((part) => !asTitle(part).test(text));
  return missing.map((part) => `names '${part}', which ${file} does not hold: name the test of today.`);
}

/** Finds words within a literal of one line. */
function asTitle(words: string): RegExp {
  const parts = words.split('…').map((part) => escapePattern(part.trim()));
  return new RegExp(`['"\`][^\\n]*${parts.join('[^\\n]*')}`);
}
