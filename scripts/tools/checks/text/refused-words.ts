import type { ProjectFile } from '../project-files';
import { checkedTexts } from './checked-texts';

export interface RefusedWord {
  /** The words as in the third column of docs/glossary.md. */
  readonly words: string;
  readonly pattern: RegExp;
  /** What to write instead. */
  readonly instead: string;
}

const CODE =
  '(?:code|file|function|module|page|panel|server|provider|shell|simulator|site|test|that|which|it)';
const NEAR =
  '(?:in|beside|round|around|before|near|over|above|below|behind|there|where|here|between|under|nowhere)';

/** Refused words. A word with an ordinary meaning is refused only in forms that never have it. */
export const refusedWords: readonly RefusedWord[] = [
  { words: 'chrome', pattern: /\bchrome\b(?![:-])/, instead: 'frame' },
  { words: 'section of the frame', pattern: /\bsections? of the frame\b/i, instead: 'region' },
  {
    words: 'hand-over, meeting',
    pattern: /\bhand-overs?\b|\bmeeting of (shell|remote)/i,
    instead: 'handshake',
  },
  { words: 'kept event', pattern: /\bkept events?\b/i, instead: 'retained event' },
  { words: 'room', pattern: /\b(this|its|each|every|another) room\b(?! (for|to|left))/i, instead: 'folder' },
  { words: 'arrival', pattern: /\barrivals? (folder|of a scan|by)\b/i, instead: 'import' },
  { words: 'microapp', pattern: /\bmicroapps?\b/i, instead: 'remote' },
  { words: 'lives', pattern: /\bthe lives of\b/i, instead: 'live version' },
  { words: 'Movement', pattern: /\bMovements?\b(?! of)/, instead: 'release result' },
  {
    words: 'trial store, dress rehearsal',
    pattern: /\btrial stores?\b|\bdress rehearsal/i,
    instead: 'dry run',
  },
  { words: 'mend', pattern: /\bmend(s|ed|ing)?\b/i, instead: 'fix' },
  { words: 'last good', pattern: /\blast good\b(?! one)/i, instead: 'fallback version' },
  { words: 'spare', pattern: /\bspare (copy|copies|registry|registries|pointer)\b/i, instead: 'backup' },
  {
    words: 'tended canary, carried canary',
    pattern: /\b(tended|carried) canar(y|ies)\b/i,
    instead: 'polled, rebased canary',
  },
  { words: 'how it fares', pattern: /\bhow (it|they|a version|versions?) fares?\b/i, instead: 'health' },
  { words: 'late try, late tries', pattern: /\blate (try|tries)\b/i, instead: 'retry' },
  { words: 'HinderedError', pattern: /\bhindered (release|error)\b/i, instead: 'environment error' },
  {
    words: 'take over',
    pattern: /\btak(es?|ing) over (the )?(prerendered|page|HTML)\b/i,
    instead: 'hydrate',
  },
  { words: 'early actions', pattern: /\bearly actions?\b/i, instead: 'event replay' },
  {
    words: 'lapse, lapsed',
    pattern: /\b(session|it|has|which|was) lapsed\b|\ba lapse\b/i,
    instead: 'expire',
  },
  { words: 'unread profile', pattern: /\bunread profiles?\b/i, instead: 'failed profile' },
  { words: 'scenery', pattern: /(?<!-)\bscenery\b/i, instead: 'decorative' },
  { words: 'journey', pattern: /\bjourneys?\b/i, instead: 'end-to-end test' },
  { words: 'stage', pattern: /\bset(s|ting)? the stage\b|\b(a|the) test's stage\b/i, instead: 'fixture' },
  { words: 'stand-in', pattern: /\bstand-ins?\b/i, instead: 'simulator or fake' },
  { words: 'desk', pattern: /\bdesks?\b/i, instead: 'fault panel' },
  { words: 'books', pattern: /\b(the|its|simulator's) books\b/i, instead: 'ledger' },
  { words: 'door', pattern: /\b(front|operator) doors?\b/i, instead: 'proxy or endpoint' },
  { words: 'turns', pattern: /\bwaits? (for )?(its|their) turns?\b/i, instead: 'mutex or queue' },
  {
    words: 'gives, hands back',
    pattern: /\bgives\b(?! (up|way|rise)\b)|\bhands? back\b/i,
    instead: 'returns',
  },
  {
    words: 'tells, told',
    pattern:
      /\btells? of\b|\btold of\b|\b(is|are|was|were) told\b|\btells (nobody|no one|subscribers|whether)\b/i,
    instead: 'notifies or reports',
  },
  {
    words: 'hears',
    pattern: /\bhears (of|what|it|each|every|events?)\b/i,
    instead: 'subscribes to, receives',
  },
  { words: 'lets in', pattern: /\blets? in\b/i, instead: 'admits, accepts' },
  { words: 'asks', pattern: /\basks for\b/i, instead: 'reads, requests' },
  {
    words: 'lies, stands, lives in',
    pattern: new RegExp(
      `\\bstands? in for\\b|\\bstands ${NEAR}\\b|\\b${CODE} (lies|lives|stands) ${NEAR}\\b`,
      'i',
    ),
    instead: 'is, is stored in',
  },
  {
    words: 'knows',
    pattern: new RegExp(`\\b(?!that|which|it)${CODE} knows\\b|\\bknows nothing\\b`, 'i'),
    instead: 'contains, detects, has',
  },
  { words: 'wants', pattern: new RegExp(`\\b(?!that|which|it)${CODE} wants\\b`, 'i'), instead: 'requires' },
  {
    words: 'nobody, whoever',
    pattern: /\bnobody\b|\bwhoever\b|\bsomebody\b/i,
    instead: 'no one, anyone who, someone',
  },
];

/** Finds refused words in comments, test titles and documents. Returns a sentence for each. */
export function findRefusedWords(files: readonly ProjectFile[]): string[] {
  return files.flatMap((file) =>
    checkedTexts(file).flatMap(({ text, line }) =>
      refusedWords.flatMap(({ pattern, instead }) => {
        const found = pattern.exec(text)?.[0];
        return found ? [`${file.path}:${line} '${found}': write ${instead} (docs/glossary.md).`] : [];
      }),
    ),
  );
}
