import { existsSync } from 'node:fs';
import path from 'node:path/posix';
import { parseJson } from '@scripts/kit/files/read-json';
import * as v from 'valibot';
import type { ProjectFile } from '../project-files';

const LINK = /\]\(([^)\s]+)\)/g;
/** A file from the project's root, in backquotes. */
const FILE = /`((?:docs|remote-[\w-]+|scripts|shared-contracts|shell|supabase)\/[\w./-]+\.\w+)`/g;
const COMMAND = /\bnpm run (?:-s |--silent )?([\w-]+)/g;
const manifestSchema = v.object({ scripts: v.record(v.string(), v.string()) });

/**
 * Finds what documents lead to that isn't there: commands of package.json, files, pictures, headings. Records of
 * decisions are left out, because they tell of their day. Gives a sentence for each.
 */
export function findWrongReferences(
  files: readonly ProjectFile[],
  exists: (file: string) => boolean,
): string[] {
  const texts = new Map(files.map(({ path: file, text }) => [file, text]));
  const manifest = v.parse(manifestSchema, parseJson(texts.get('package.json') ?? '', 'package.json'));
  return files
    .filter(isDocument)
    .flatMap((document) => [
      ...wrongCommands(document, manifest.scripts),
      ...wrongLinks(document, texts, exists),
      ...wrongFiles(document, exists),
    ]);
}

/** Whether a path from the project's root is there. */
export const existsBelow = (root: string) => (file: string) => existsSync(path.join(root, file));

function isDocument({ path: file }: ProjectFile): boolean {
  return file.endsWith('.md') && !file.startsWith('docs/decisions/');
}

function wrongCommands(
  { path: file, text }: ProjectFile,
  scripts: Readonly<Record<string, string>>,
): string[] {
  return [...text.matchAll(COMMAND)]
    .map(([, name = '']) => name)
    .filter((name) => !Object.hasOwn(scripts, name))
    .map((name) => `${file} names npm run ${name}, which package.json does not have.`);
}

function wrongLinks(
  { path: file, text }: ProjectFile,
  texts: ReadonlyMap<string, string>,
  exists: (file: string) => boolean,
): string[] {
  return [...text.matchAll(LINK)].flatMap(([, link = '']) => {
    const [target = '', heading] = link.split('#');
    if (/^[a-z]+:/.test(link)) return [];
    const to = target === '' ? file : path.join(path.dirname(file), target);
    if (!exists(to)) return [`${file} leads to ${link}, which is not there.`];
    const has = heading === undefined || headingsOf(texts.get(to) ?? '').includes(heading);
    return has ? [] : [`${file} leads to ${link}, but ${to} has no such heading.`];
  });
}

function wrongFiles({ path: file, text }: ProjectFile, exists: (file: string) => boolean): string[] {
  return [...text.matchAll(FILE)]
    .map(([, name = '']) => name)
    .filter((name) => !exists(name))
    .map((name) => `${file} names ${name}, which is not there.`);
}

/** The headings of a document as their links name them. */
function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replace(/ /g, '-'),
  );
}
