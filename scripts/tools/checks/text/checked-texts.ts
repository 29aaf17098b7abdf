import type { ProjectFile } from '../project-files';

/** A comment, a test title or a line of a document, on one line. */
export interface CheckedText {
  readonly text: string;
  /** Line in the file on which it begins. */
  readonly line: number;
}

const SOURCE = /\.(ts|tsx|mts|cts|mjs|cjs|js)$/;
const TEST = /\.(test|spec)\.tsx?$/;
const DOCUMENT = /^docs\/(decisions\/)?[\w-]+\.md$|(^|\/)README\.md$/;
/** Files with samples of refused words, and this check itself. */
const EXCEPT =
  /^docs\/(writing|CHANGELOG|LICENSE|commands)\.md$|^scripts\/tools\/checks\/text\/refused-words\./;

/** Documents whose tables have refused words or program messages in the last column. */
const QUOTING = /^docs\/(glossary|CONTRIBUTING)\.md$/;

const BLOCK_COMMENT = /(?<=^[ \t]*|[ ({])\/\*\*?[ \n].*?\*\//gms;
const LINE_COMMENT = /(?<=^[ \t]*|[;{(,] )\/\/(?!\/).*(\n[ \t]*\/\/.*)*/gm;
const TITLE = /(?:\b(?:it|test|describe)|\])\)?\(\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/g;

/** Returns the texts of a file to which the glossary applies. */
export function checkedTexts({ path, text }: ProjectFile): CheckedText[] {
  if (EXCEPT.test(path)) return [];
  if (DOCUMENT.test(path)) return linesOf(path, text);
  if (!SOURCE.test(path)) return [];
  const patterns = TEST.test(path) ? [BLOCK_COMMENT, LINE_COMMENT, TITLE] : [BLOCK_COMMENT, LINE_COMMENT];
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({
      text: (pattern === TITLE ? (match[1] ?? '') : match[0]).replace(/\s*\n\s*(\*|\/\/)?\s*/g, ' '),
      line: text.slice(0, match.index).split('\n').length,
    })),
  );
}

/** Returns the lines without code and quotations; in these documents, without the last column of tables. */
function linesOf(path: string, text: string): CheckedText[] {
  const prose = text.replace(/^```.*?^```/gms, (block) => block.replace(/[^\n]/g, ''));
  return prose.split('\n').map((line, index) => ({
    text: (QUOTING.test(path) ? line.replace(/\|[^|]*\|$/, '') : line).replace(/`[^`]*`|“[^”]*”/g, '`'),
    line: index + 1,
  }));
}
