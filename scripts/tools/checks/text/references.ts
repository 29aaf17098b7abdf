import path from 'node:path/posix';
import { parseJson } from '@little-arches/kit/files/read-json';
import * as v from 'valibot';
import type { ProjectFile } from '../project-files';

const LINK = /\]\(([^)\s]+)\)/g;
/** Matches a file path in a code span, from the project's root, or from the package whose README contains it. */
const FILE = /`((?:docs|remote-[\w-]+|scripts|shared-contracts|shell|src|supabase)\/[\w./-]+\.\w+)`/g;
const COMMAND = /\bnpm run (?:-s |--silent )?([\w-]+)/g;
const PACKAGE = /^(?:remote-[\w-]+|shared-contracts|shell)\//;
const manifestSchema = v.object({ scripts: v.record(v.string(), v.string()) });

/**
 * Finds broken links, file paths and commands in documents.
 * Returns a sentence for each.
 */
export function findWrongReferences(
  files: readonly ProjectFile[],
  exists: (file: string) => boolean,
): string[] {
  const texts = new Map(files.map(({ path: file, text }) => [file, text]));
  const { scripts } = v.parse(manifestSchema, parseJson(texts.get('package.json') ?? '', 'package.json'));
  return files
    .filter(({ path: file }) => file.endsWith('.md'))
    .flatMap(({ path: file, text }) => {
      const wrong = (pattern: RegExp, isWrong: (name: string) => boolean, fault: string) =>
        [...text.matchAll(pattern)]
          .map(([, name = '']) => name)
          .filter(isWrong)
          .map((name) => `${file} names ${name}, ${fault}.`);
      return [
        ...wrong(COMMAND, (name) => !Object.hasOwn(scripts, name), 'no command of package.json'),
        ...wrong(FILE, (name) => !hasFile(file, name, exists), 'which does not exist'),
        ...wrong(
          LINK,
          (link) => !hasTarget(file, link, texts, exists),
          'a file or heading that does not exist',
        ),
      ];
    });
}

function hasFile(document: string, file: string, exists: (file: string) => boolean): boolean {
  if (!file.startsWith('src/')) return exists(file);
  return !PACKAGE.test(document) || exists(path.join(path.dirname(document), file));
}

function hasTarget(
  document: string,
  link: string,
  texts: ReadonlyMap<string, string>,
  exists: (file: string) => boolean,
): boolean {
  if (/^[a-z]+:/.test(link)) return true;
  const [target = '', heading] = link.split('#');
  const file = target === '' ? document : path.join(path.dirname(document), target);
  return exists(file) && (heading === undefined || headingsOf(texts.get(file) ?? '').includes(heading));
}

/** Returns the headings of a document in the form that links use. */
function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replace(/ /g, '-'),
  );
}
