import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { crc32 } from 'node:zlib';

/** An object in the fixture's bucket. */
export interface FixtureObject {
  readonly content: Buffer;
  readonly etag: string;
  readonly writtenAt: Date;
  /** Request headers of the write that are returned with the object. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Faults of the fixture, counted down with each affected request. */
export interface Faults {
  /** Number of writes that succeed without an answer, because the connection ends. */
  lostAnswers: number;
  /** Number of requests that are answered with 503 SlowDown. */
  slowDowns: number;
  /** Number of writes that are answered with 409 without another writer, because of a concurrent delete. */
  conflicts: number;
  /** Whether If-Match and If-None-Match are accepted but ignored, as by some services. */
  ignoresConditions: boolean;
  /** Whether If-Match is compared with the tag without its quotes, as by Ceph's gateway (radosgw 16.2). */
  comparesUnquoted: boolean;
  /** Whether colliding writes are answered with 500, as sometimes by Ceph's gateway. */
  failsInRaces: boolean;
}

/** A refusal in the service's wording. */
export interface Failure {
  readonly status: number;
  readonly code: string;
}

const kept = ['content-type', 'cache-control', 'x-amz-meta-write'];

/**
 * Creates the conditional writes of a bucket with Amazon's documented answers: 412 when the condition fails, 404
 * for If-Match without an object, 409 during another write of the same key.
 */
export function createObjectWriter(objects: Map<string, FixtureObject>, faults: Faults) {
  const underWay = new Set<string>();

  /** Returns why the request alone forbids a write. */
  function refusalOf(headers: IncomingHttpHeaders, content: Buffer): Failure | undefined {
    const checksum = headers['x-amz-checksum-crc32'];
    if (headers['content-encoding']?.includes('aws-chunked')) return { status: 501, code: 'NotImplemented' };
    if (checksum && checksum !== checksumOf(content)) return { status: 400, code: 'BadDigest' };
    const noneMatch = faults.ignoresConditions ? undefined : headers['if-none-match'];
    if (noneMatch !== undefined && noneMatch !== '*') return { status: 501, code: 'NotImplemented' };
    return undefined;
  }

  /** Returns why the current object, or a running write, forbids a write. */
  function conflictOf(key: string, headers: IncomingHttpHeaders): Failure | undefined {
    if (faults.conflicts > 0) {
      faults.conflicts--;
      return { status: 409, code: 'ConditionalRequestConflict' };
    }
    const match = faults.ignoresConditions ? undefined : headers['if-match'];
    const noneMatch = faults.ignoresConditions ? undefined : headers['if-none-match'];
    const conditional = match !== undefined || noneMatch !== undefined;
    if (conditional && underWay.has(key))
      return faults.failsInRaces
        ? { status: 500, code: 'UnknownError' }
        : { status: 409, code: 'ConditionalRequestConflict' };
    const there = objects.get(key);
    if (noneMatch && there) return { status: 412, code: 'PreconditionFailed' };
    if (match !== undefined && !there) return { status: 404, code: 'NoSuchKey' };
    const tag = faults.comparesUnquoted ? there?.etag.replaceAll('"', '') : there?.etag;
    if (match !== undefined && tag !== match) return { status: 412, code: 'PreconditionFailed' };
    return undefined;
  }

  /** Writes an object, or returns why it was refused. */
  return async function write(
    key: string,
    content: Buffer,
    headers: IncomingHttpHeaders,
  ): Promise<Failure | undefined> {
    const failure = refusalOf(headers, content) ?? conflictOf(key, headers);
    if (failure) return failure;
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
  };
}

function checksumOf(content: Buffer): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc32(content));
  return bytes.toString('base64');
}
