import { type Coding, chooseCoding } from '@scripts/kit/http/content-coding';
import { type Answer, type Asked, refusal } from './answer';
import { chooseRange, rangeCounts } from './byte-range';

/** Content of an address, and how it may be sent. */
export interface Content {
  readonly status: 200 | 404;
  /** Changes with the bytes. */
  readonly tag: string;
  /** The codings it may be sent in, the best first. */
  readonly codings: readonly Coding[];
  /** Its bytes in a coding; undefined where it is not stored in it. */
  read(coding: Coding): Promise<Uint8Array | undefined>;
  readonly type: string;
  /** What every answer with it says: caching, policy. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether parts of it may be asked for, as players of videos do. */
  readonly inParts: boolean;
}

/**
 * The answer to a request for content: in the coding the client likes best, only a part where it asks for one,
 * and nothing where it has it already. Undefined where the content is not there.
 */
export async function answerContent(content: Content, asked: Asked): Promise<Answer | undefined> {
  const accepted = asked.header('accept-encoding');
  let { codings } = content;
  for (;;) {
    const coding = chooseCoding(accepted, codings);
    if (coding === undefined) break;
    const bytes = await content.read(coding);
    if (bytes) return answerBytes(content, asked, coding, bytes);
    codings = codings.filter((other) => other !== coding);
  }
  if (!(await content.read('identity'))) return undefined;
  const headers = { ...content.headers, vary: VARY };
  return refusal(asked, 406, 'It can be had without compression only.', headers);
}

const VARY = 'accept-encoding';

function answerBytes(content: Content, asked: Asked, coding: Coding, bytes: Uint8Array): Answer {
  const whole = wholeAnswer(content, coding, bytes);
  const etag = whole.headers.etag ?? '';
  const ifNoneMatch = asked.header('if-none-match');
  if (content.status === 200 && ifNoneMatch !== undefined && hasAlready(ifNoneMatch, etag))
    return { status: 304, headers: { ...content.headers, etag, vary: VARY } };
  if (asked.method === 'HEAD') return { status: whole.status, headers: whole.headers };
  const range = asked.header('range');
  if (range === undefined || !offersParts(content, coding)) return whole;

  const size = bytes.byteLength;
  const part = rangeCounts(asked.header('if-range'), etag) ? chooseRange(range, size) : 'whole';
  if (part === 'whole') return whole;
  if (part === 'unsatisfiable') {
    const headers = { ...content.headers, 'content-range': `bytes */${size}` };
    return refusal(asked, 416, 'It has no such part.', headers);
  }
  const headers = {
    ...whole.headers,
    'content-range': `bytes ${part.first}-${part.last}/${size}`,
    'content-length': String(part.last - part.first + 1),
  };
  return { status: 206, headers, body: bytes.subarray(part.first, part.last + 1) };
}

/** Whole answers by content and bytes, because almost every request gets one of the same few. */
const wholeAnswers = new WeakMap<Content, WeakMap<Uint8Array, Answer>>();

function wholeAnswer(content: Content, coding: Coding, bytes: Uint8Array): Answer {
  const answers = wholeAnswers.get(content) ?? new WeakMap<Uint8Array, Answer>();
  const known = answers.get(bytes);
  if (known) return known;
  const answer = createWholeAnswer(content, coding, bytes);
  wholeAnswers.set(content, answers.set(bytes, answer));
  return answer;
}

function createWholeAnswer(content: Content, coding: Coding, bytes: Uint8Array): Answer {
  const headers = {
    ...content.headers,
    etag: `"${content.tag}${endings[coding]}"`,
    vary: VARY,
    'content-type': content.type,
    'content-length': String(bytes.byteLength),
    ...(coding !== 'identity' && { 'content-encoding': coding }),
    ...(offersParts(content, coding) && { 'accept-ranges': 'bytes' }),
  };
  return { status: content.status, headers, body: bytes };
}

const endings: Readonly<Record<Coding, string>> = { br: '-br', gzip: '-gz', identity: '' };

/** Parts are those of the file itself, never of its compressed form. */
function offersParts({ inParts }: Content, coding: Coding): boolean {
  return inParts && coding === 'identity';
}

/** Whether the client has the content with this tag. A proxy on the way may have made it a weak one. */
function hasAlready(ifNoneMatch: string, etag: string): boolean {
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
