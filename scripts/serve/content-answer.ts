import type { Compression, Compressor, Effort } from '@scripts/kit/compression';
import { type Coding, chooseCoding } from '@scripts/kit/content-coding';
import { chooseRange, rangeCounts } from './byte-range';

/** Content of an address, and how it may be sent. */
export interface Content {
  readonly type: string;
  readonly cacheControl: string;
  readonly status: 200 | 404;
  readonly bytes: Buffer;
  /** Changes with the bytes. */
  readonly tag: string;
  /** How hard to compress it; undefined where that makes it no smaller. */
  readonly compressed: Effort | undefined;
  /** Whether parts of it may be asked for, as players of videos do. */
  readonly inParts: boolean;
}

/** What a client asks for, beside the address. */
export interface Asked {
  readonly method: string;
  /** The value of a header; undefined where it is missing. */
  header(name: string): string | undefined;
}

/** An answer, whatever server gives it. */
export interface ContentAnswer {
  readonly status: 200 | 206 | 304 | 404 | 406 | 416;
  readonly headers: Readonly<Record<string, string>>;
  /** Absent where the answer has none, also with HEAD. */
  readonly body?: Buffer;
}

/**
 * The answer to a request for content: in the coding the client likes best, only a part where it asks for one,
 * and nothing where it has it already.
 */
export async function answerContent(
  content: Content,
  asked: Asked,
  compressor: Compressor,
): Promise<ContentAnswer> {
  const { type, cacheControl, status, bytes, compressed, inParts } = content;
  const available: readonly Coding[] = compressed ? ['br', 'gzip', 'identity'] : ['identity'];
  const coding = chooseCoding(asked.header('accept-encoding'), available);
  const vary = { vary: 'accept-encoding' };
  if (coding === undefined) return sentence(asked, 406, 'It can be had without compression only.', vary);

  const etag = etagOf(content.tag, coding);
  const common = { 'cache-control': cacheControl, etag, ...vary };
  if (status === 200 && hasAlready(asked.header('if-none-match'), etag))
    return { status: 304, headers: common };
  if (coding !== 'identity') {
    const smaller = await compressor(content.tag, bytes, coding, compressed ?? 'quickly');
    return whole(smaller, { ...common, 'content-encoding': coding });
  }
  if (!inParts) return whole(bytes, common);

  const range = asked.method === 'GET' && rangeCounts(asked.header('if-range'), etag);
  const part = range ? chooseRange(asked.header('range'), bytes.byteLength) : 'whole';
  const partly = { ...common, 'accept-ranges': 'bytes' };
  if (part === 'whole') return whole(bytes, partly);
  if (part === 'unsatisfiable')
    return sentence(asked, 416, 'It has no such part.', { 'content-range': `bytes */${bytes.byteLength}` });
  return {
    status: 206,
    headers: {
      ...partly,
      'content-type': type,
      'content-range': `bytes ${part.first}-${part.last}/${bytes.byteLength}`,
      'content-length': String(part.last - part.first + 1),
    },
    body: bytes.subarray(part.first, part.last + 1),
  };

  function whole(body: Buffer, headers: Readonly<Record<string, string>>): ContentAnswer {
    return {
      status,
      headers: { ...headers, 'content-type': type, 'content-length': String(body.byteLength) },
      ...(asked.method !== 'HEAD' && { body }),
    };
  }
}

const endings: Readonly<Record<Compression, string>> = { br: '-br', gzip: '-gz' };

function etagOf(tag: string, coding: Coding): string {
  return `"${tag}${coding === 'identity' ? '' : endings[coding]}"`;
}

/** Whether the client has the content with this tag. A proxy on the way may have made it a weak one. */
function hasAlready(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

function sentence(
  { method }: Asked,
  status: 406 | 416,
  text: string,
  headers: Readonly<Record<string, string>>,
): ContentAnswer {
  const body = Buffer.from(`${text}\n`);
  return {
    status,
    headers: {
      ...headers,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': String(body.byteLength),
    },
    ...(method !== 'HEAD' && { body }),
  };
}
