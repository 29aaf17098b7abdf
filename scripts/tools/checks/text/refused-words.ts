import type { ProjectFile } from '../project-files';

const CODE =
  '(?:code|file|function|module|page|panel|server|provider|shell|simulator|site|test|that|which|it)';
const NEAR =
  '(?:in|beside|round|around|before|near|over|above|below|behind|there|where|here|between|under|nowhere)';

/**
 * Refused words as in the third column of docs/glossary.md, and what to write instead. A word with an ordinary
 * meaning is refused only in forms that never have it.
 */
export const refusedWords: readonly (readonly [words: string, pattern: RegExp, instead: string])[] = [
  ['chrome', /\bchrome\b(?![:-])/, 'frame'],
  ['section of the frame', /\bsections? of the frame\b/i, 'region'],
  ['hand-over, meeting', /\bhand-overs?\b|\bmeeting of (shell|remote)/i, 'handshake'],
  ['kept event', /\bkept events?\b/i, 'retained event'],
  ['room', /\b(this|its|each|every|another) room\b(?! (for|to|left))/i, 'folder'],
  ['arrival', /\barrivals? (folder|of a scan|by)\b/i, 'import'],
  ['microapp', /\bmicroapps?\b/i, 'remote'],
  ['lives', /\bthe lives of\b/i, 'live version'],
  ['Movement', /\bMovements?\b(?! of)/, 'release result'],
  ['trial store, dress rehearsal', /\btrial stores?\b|\bdress rehearsal/i, 'dry run'],
  ['mend', /\bmend(s|ed|ing)?\b/i, 'fix'],
  ['last good', /\blast good\b(?! one)/i, 'fallback version'],
  ['spare', /\bspare (copy|copies|registry|registries|pointer)\b/i, 'backup'],
  ['late try, late tries', /\blate (try|tries)\b/i, 'retry'],
  ['HinderedError', /\bhindered (release|error)\b/i, 'environment error'],
  ['take over', /\btak(es?|ing) over (the )?(prerendered|page|HTML)\b/i, 'hydrate'],
  ['early actions', /\bearly actions?\b/i, 'early input'],
  ['lapse, lapsed', /\b(session|it|has|which|was) lapsed\b|\ba lapse\b/i, 'expire'],
  ['unread profile', /\bunread profiles?\b/i, 'failed profile'],
  ['scenery', /(?<!-)\bscenery\b/i, 'decorative'],
  ['journey', /\bjourneys?\b/i, 'end-to-end test'],
  ['stage', /\bset(s|ting)? the stage\b|\b(a|the) test's stage\b/i, 'fixture'],
  ['stand-in', /\bstand-ins?\b/i, 'simulator or fake'],
  ['door', /\b(front|operator) doors?\b/i, 'proxy or endpoint'],
  ['turns', /\bwaits? (for )?(its|their) turns?\b/i, 'mutex or queue'],
  ['gives, hands back', /\bgives\b(?! (up|way|rise)\b)|\bhands? back\b/i, 'returns'],
  [
    'tells, told',
    /\btells? of\b|\btold of\b|\b(is|are|was|were) told\b|\btells (nobody|no one|subscribers|whether)\b/i,
    'notifies or reports',
  ],
  ['hears', /\bhears (of|what|it|each|every|events?)\b/i, 'subscribes to, receives'],
  ['lets in', /\blets? in\b/i, 'admits, accepts'],
  ['asks', /\basks for\b/i, 'reads, requests'],
  [
    'lies, stands, lives in',
    new RegExp(`\\bstands? in for\\b|\\bstands ${NEAR}\\b|\\b${CODE} (lies|lives|stands) ${NEAR}\\b`, 'i'),
    'is, is stored in',
  ],
  [
    'knows',
    new RegExp(`\\b(?!that|which|it)${CODE} knows\\b|\\bknows nothing\\b`, 'i'),
    'contains, detects, has',
  ],
  ['wants', new RegExp(`\\b(?!that|which|it)${CODE} wants\\b`, 'i'), 'requires'],
  ['nobody, whoever', /\bnobody\b|\bwhoever\b|\bsomebody\b/i, 'no one, anyone who, someone'],
];

/** Files with samples of refused words, this list, and migrations of before, because a migration never changes. */
const EXCEPT =
  /^docs\/(writing|CHANGELOG|LICENSE)\.md$|\/text\/refused-words\.|^supabase\/migrations\/202611/;
const DOCUMENT = /^docs\/(decisions\/)?[\w-]+\.md$|(^|\/)README\.md$/;
/** Documents whose tables have refused words or program messages in the last column. */
const QUOTING = /^docs\/(glossary|CONTRIBUTING)\.md$/;
const COMMENT =
  /(?<=^[ \t]*|[ ({])\/\*\*?[ \n].*?\*\/|(?<=^[ \t]*|[;{(,] )\/\/(?!\/).*?$(\n[ \t]*\/\/.*?$)*/gms;
const SQL_COMMENT = /--.*(\n[ \t]*--.*)*/g;
const TITLE = /(?:\b(?:it|test|describe)|\])\)?\(\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/g;

/**
 * Finds refused words in comments, test titles, documents, help texts (in docs/commands.md) and names of files.
 * Returns a sentence for each.
 */
export function findRefusedWords(files: readonly ProjectFile[]): string[] {
  return files
    .filter(({ path }) => !EXCEPT.test(path))
    .flatMap((file) =>
      textsOf(file).flatMap(({ text, line }) =>
        refusedWords.flatMap(([, pattern, instead]) => {
          const found = pattern.exec(text)?.[0];
          return found ? [`${file.path}:${line} '${found}': write ${instead} (docs/glossary.md).`] : [];
        }),
      ),
    );
}

/** Returns the texts of a file to which the glossary applies, each on one line, and where they begin. */
function textsOf({ path, text }: ProjectFile): { readonly text: string; readonly line: number }[] {
  const name = (path.split('/').at(-1) ?? '').replace(/\..*/, '');
  const found = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map((match) => ({
      text: (match[1]?.match(/^['"]/) ? match[1] : match[0]).replace(/\s*\n\s*(\*|\/\/|--)?\s*/g, ' '),
      line: text.slice(0, match.index).split('\n').length,
    }));
  return [
    { text: `${name} ${name.replaceAll('-', ' ')}`, line: 1 },
    ...(DOCUMENT.test(path) ? linesOf(path, text) : []),
    ...(path.endsWith('.sql') ? found(SQL_COMMENT) : []),
    ...(/\.[cm]?[jt]sx?$/.test(path) ? found(COMMENT) : []),
    ...(/\.(test|spec)\.tsx?$/.test(path) ? found(TITLE) : []),
  ];
}

/** Returns the lines without code and quotations; in some documents, without the last column of tables. */
function linesOf(path: string, text: string) {
  const isHelp = path === 'docs/commands.md';
  const prose = isHelp ? text : text.replace(/^```.*?^```/gms, (block) => block.replace(/[^\n]/g, ''));
  return prose.split('\n').map((line, index) => ({
    text: (QUOTING.test(path) ? line.replace(/\|[^|]*\|$/, '') : line).replace(/`[^`]*`|“[^”]*”/g, '`'),
    line: index + 1,
  }));
}
