import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32 } from 'node:zlib';
import { errorXml, listXml } from './bucket-answers';

/** An object in the fixture's bucket. */
export interface FixtureObject {
  readonly content: Buffer;
  readonly etag: string;
  readonly writtenAt: Date;
  /** The headers it was written with that are answered again. */
  readonly headers: Readonly<Record<string, string>>;
}

/** What the fixture does wrong, counted down for each request it concerns. */
export interface Faults {
  /** Writes are done, but the connection ends without an answer. */
  lostAnswers: number;
  /** Requests are answered 503 SlowDown. */
  slowDowns: number;
  /** Writes are answered 409 although nobody else writes, as a delete at the same time causes it. */
  conflicts: number;
  /** If-Match and If-None-Match are taken and not heeded, as some services do. */
  ignoresConditions: boolean;
}

/** A bucket named `releases`, over HTTP. */
export interface BucketFixture {
  readonly url: string;
  readonly objects: Map<string, FixtureObject>;
  readonly faults: Faults;
  /** Every answer so far, as `PUT 412 key`. */
  readonly answers: string[];
  /** Objects on one page of a list. */
  pageSize: number;
  stop(): Promise<void>;
}

interface Failure {
  readonly status: number;
  readonly code: string;
}

const kept = ['content-type', 'cache-control', 'x-amz-meta-write'];

/**
 * Starts a server that speaks the part of the S3 protocol that the store uses, path-style, and enforces
 * conditional writes with the answers Amazon documents: 412 when the condition fails, 404 for If-Match where
 * nothing is, 409 while another write of the same key is under way.
 */
export async function startBucketFixture(): Promise<BucketFixture> {
  const objects = new Map<string, FixtureObject>();
  const answers: string[] = [];
  const faults: Faults = { lostAnswers: 0, slowDowns: 0, conflicts: 0, ignoresConditions: false };
  const underWay = new Set<string>();

  const server = createServer((request, response) => {
    handle(request, response).catch((error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fixture: BucketFixture = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    faults,
    answers,
    pageSize: 1000,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fixture;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', fixture.url);
    const [, bucket = '', key = ''] = /^\/([^/]*)\/?(.*)$/.exec(decodeURIComponent(pathname)) ?? [];
    const body = await read(request);
    const send = (status: number, headers: Record<string, string> = {}, content: string | Buffer = '') => {
      answers.push(`${request.method} ${status} ${key}`);
      response.writeHead(status, { 'x-amz-request-id': String(answers.length), ...headers });
      response.end(request.method === 'HEAD' ? undefined : content);
    };
    const fail = ({ status, code }: Failure) =>
      send(status, { 'content-type': 'application/xml' }, errorXml(code, key));

    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 '))
      return fail({ status: 403, code: 'AccessDenied' });
    if (faults.slowDowns > 0) {
      faults.slowDowns--;
      return fail({ status: 503, code: 'SlowDown' });
    }
    if (bucket !== 'releases') return fail({ status: 404, code: 'NoSuchBucket' });
    if (request.method === 'PUT') {
      const failure = (await write(key, body, request)) ?? undefined;
      if (failure) return fail(failure);
      if (faults.lostAnswers > 0) {
        faults.lostAnswers--;
        answers.push(`PUT lost ${key}`);
        return void response.destroy();
      }
      return send(200, { etag: objects.get(key)?.etag ?? '' });
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return send(204);
    }
    if (searchParams.get('list-type') === '2')
      return send(
        200,
        { 'content-type': 'application/xml' },
        listXml(objects, {
          prefix: searchParams.get('prefix') ?? '',
          after: searchParams.get('continuation-token') ?? '',
          limit: fixture.pageSize,
        }),
      );
    const object = objects.get(key);
    if (!object) return fail({ status: 404, code: 'NoSuchKey' });
    const { etag, writtenAt, content, headers } = object;
    send(
      200,
      {
        ...headers,
        etag,
        'last-modified': writtenAt.toUTCString(),
        'content-length': String(content.byteLength),
      },
      content,
    );
  }

  async function write(key: string, content: Buffer, request: IncomingMessage): Promise<Failure | undefined> {
    const { headers } = request;
    const checksum = headers['x-amz-checksum-crc32'];
    if (headers['content-encoding']?.includes('aws-chunked')) return { status: 501, code: 'NotImplemented' };
    if (checksum && checksum !== checksumOf(content)) return { status: 400, code: 'BadDigest' };
    const match = faults.ignoresConditions ? undefined : headers['if-match'];
    const noneMatch = faults.ignoresConditions ? undefined : headers['if-none-match'];
    if (noneMatch !== undefined && noneMatch !== '*') return { status: 501, code: 'NotImplemented' };
    if (faults.conflicts > 0) {
      faults.conflicts--;
      return { status: 409, code: 'ConditionalRequestConflict' };
    }
    const conditional = match !== undefined || noneMatch !== undefined;
    if (conditional && underWay.has(key)) return { status: 409, code: 'ConditionalRequestConflict' };
    const there = objects.get(key);
    if (noneMatch && there) return { status: 412, code: 'PreconditionFailed' };
    if (match !== undefined && !there) return { status: 404, code: 'NoSuchKey' };
    if (match !== undefined && there?.etag !== match) return { status: 412, code: 'PreconditionFailed' };
    underWay.add(key);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 3));
    underWay.delete(key);
    const etag = `"${createHash('md5').update(content).digest('hex')}"`;
    const entries = kept.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    });
    objects.set(key, { content, etag, writtenAt: new Date(), headers: Object.fromEntries(entries) });
    return undefined;
  }
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function checksumOf(content: Buffer): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc32(content));
  return bytes.toString('base64');
}
