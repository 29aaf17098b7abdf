import { type Coding, chooseCoding } from '@little-arches/kit/http/content-coding';
import { type Answer, type Asked, refusal } from './answer';
import { chooseRange, rangeCounts } from './byte-range';

/** Content of an address, and how it may be sent. */
export interface Content {
  readonly status: 200 | 404;
  /** Changes with the bytes. */
  readonly tag: string;
  /** Possible codings, the best first. */
  readonly codings: readonly Coding[];
  /** Returns the bytes in a coding; undefined when they are not stored in it. */
  read(coding: Coding): Promise<Uint8Array | undefined>;
  readonly type: string;
  /** Headers of every answer with this content: caching, policy. */
  readonly headers: Readonly<Record<string, string>>;
  /** True when parts may be requested, as video players do. */
  readonly inParts: boolean;
}

/** One coding of a content. */
interface Form {
  readonly coding: Coding;
  readonly bytes: Uint8Array;
}

/**
 * Answers a request for content: in the client's preferred coding, in part when a range is requested, and without a
 * body when the client has it already. Returns undefined when the content doesn't exist.
 */
export async function answerContent(content: Content, asked: Asked): Promise<Answer | undefined> {
  const accepted = asked.header('accept-encoding');
  let { codings } = content;
  for (;;) {
    const coding = chooseCoding(accepted, codings);
    if (coding === undefined) break;
    const bytes = await content.read(coding);
    if (bytes) return answerBytes(content, asked, { coding, bytes });
    codings = codings.filter((other) => other !== coding);
  }
  if (!(await content.read('identity'))) return undefined;
  const headers = { ...content.headers, vary: 'accept-encoding' };
  return refusal(asked, 406, 'Available without compression only.', headers);
}

function answerBytes(content: Content, asked: Asked, form: Form): Answer {
  const whole = { status: content.status, headers: headersOf(content, form), body: form.bytes };
  const etag = whole.headers.etag ?? '';
  const ifNoneMatch = asked.header('if-none-match');
  if (content.status === 200 && ifNoneMatch !== undefined && hasAlready(ifNoneMatch, etag))
    return { status: 304, headers: { ...content.headers, etag, vary: 'accept-encoding' } };
  if (asked.method === 'HEAD') return { status: whole.status, headers: whole.headers };
  const range = asked.header('range');
  if (range === undefined || !offersParts(content, form.coding)) return whole;

  const size = form.bytes.byteLength;
  const part = rangeCounts(asked.header('if-range'), etag) ? chooseRange(range, size) : 'whole';
  if (part === 'whole') return whole;
  if (part === 'unsatisfiable') {
    const headers = { ...content.headers, 'content-range': `bytes */${size}` };
    return refusal(asked, 416, 'It has no such part.', headers);
  }
  const headers = {
    ...headersOf(content, form),
    'content-range': `bytes ${part.first}-${part.last}/${size}`,
    'content-length': String(part.last - part.first + 1),
  };
  return { status: 206, headers, body: form.bytes.subarray(part.first, part.last + 1) };
}

function headersOf(content: Content, { coding, bytes }: Form): Record<string, string> {
  return {
    ...content.headers,
    etag: `"${content.tag}${endings[coding]}"`,
    vary: 'accept-encoding',
    'content-type': content.type,
    'content-length': String(bytes.byteLength),
    ...(coding !== 'identity' && { 'content-encoding': coding }),
    ...(offersParts(content, coding) && { 'accept-ranges': 'bytes' }),
  };
}

const endings: Readonly<Record<Coding, string>> = { br: '-br', gzip: '-gz', identity: '' };

/** Returns true when parts may be sent: they are parts of the file itself, never of its compressed form. */
function offersParts({ inParts }: Content, coding: Coding): boolean {
  return inParts && coding === 'identity';
}

/** Returns true when the client has the content with this tag. A proxy may have made the tag weak. */
function hasAlready(ifNoneMatch: string, etag: string): boolean {
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
