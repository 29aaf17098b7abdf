import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { escapeMarkup } from '@little-arches/kit/escape-markup';
import { createObjectWriter, type Failure, type Faults, type FixtureObject } from './object-writer';

/** A bucket named `releases`, over HTTP. */
export interface BucketFixture {
  readonly url: string;
  readonly objects: Map<string, FixtureObject>;
  readonly faults: Faults;
  /** All answers so far, as `PUT 412 key`. */
  readonly answers: string[];
  /** Number of objects on one page of a list. */
  pageSize: number;
  stop(): Promise<void>;
}

/** Starts a server with the part of the S3 protocol that the store uses, path-style, with conditional writes. */
export async function startBucketFixture(): Promise<BucketFixture> {
  const objects = new Map<string, FixtureObject>();
  const answers: string[] = [];
  const faults: Faults = {
    lostAnswers: 0,
    slowDowns: 0,
    conflicts: 0,
    ignoresConditions: false,
    comparesUnquoted: false,
    failsInRaces: false,
  };
  const write = createObjectWriter(objects, faults);

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
      const failure = await write(key, body, request.headers);
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
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Returns the XML of a failure, as the service documents it. */
function errorXml(code: string, key: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>The service says ${code}</Message><Key>${escapeMarkup(key)}</Key><RequestId>1</RequestId></Error>`;
}

/** Returns one page of ListObjectsV2, in the order of the keys. */
function listXml(
  objects: ReadonlyMap<string, FixtureObject>,
  { prefix, after, limit }: { prefix: string; after: string; limit: number },
): string {
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, limit);
  const truncated = keys.length > limit;
  const contents = page.map((key) => {
    const object = objects.get(key);
    return `<Contents><Key>${escapeMarkup(key)}</Key><LastModified>${object?.writtenAt.toISOString()}</LastModified><ETag>${escapeMarkup(object?.etag ?? '')}</ETag><Size>${object?.content.byteLength}</Size><StorageClass>STANDARD</StorageClass></Contents>`;
  });
  const next = truncated
    ? `<NextContinuationToken>${escapeMarkup(page.at(-1) ?? '')}</NextContinuationToken>`
    : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>releases</Name><Prefix>${escapeMarkup(prefix)}</Prefix><KeyCount>${page.length}</KeyCount><MaxKeys>${limit}</MaxKeys><IsTruncated>${truncated}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`;
}
