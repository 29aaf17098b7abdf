import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { PutObjectCommandInput, S3 } from '@aws-sdk/client-s3';
import { assetTypes } from '../asset-files';
import type { Listed, ReleaseStore, Stored } from '../store';
import { describeFailure, statusOf, wasSentAgain } from './bucket-failure';

export interface BucketStoreOptions {
  readonly bucket: string;
  /** Prefix of every key, without slashes at its ends; may be empty. */
  readonly prefix: string;
  readonly client: S3;
}

/** Condition on the current object of a key, for a write to succeed. */
export type Condition = { readonly IfMatch: string } | { readonly IfNoneMatch: '*' };

/** The objects of a bucket, by the keys of a store. */
export interface BucketObjects extends Pick<ReleaseStore, 'get' | 'list' | 'remove'> {
  /** Writes a file. Returns false when the condition fails. */
  put(key: string, content: Buffer, condition: Condition, more: Settings): Promise<boolean>;
  /** Rejects when the service accepts conditions but ignores them. */
  probeConditions(): Promise<void>;
}

type Settings = Pick<PutObjectCommandInput, 'CacheControl' | 'Metadata'>;

/** Attempts of a write that collides with another one on the same key. */
const TRIES = 30;
/** Attempts after an error without a cause, with which Ceph's gateway reports some races. */
const FAILED_TRIES = 5;

const types: Readonly<Record<string, string>> = { ...assetTypes, '.mjs': 'text/javascript; charset=utf-8' };

/** Creates access to a bucket; errors name the next step. */
export function createBucketObjects({ bucket, prefix, client }: BucketStoreOptions): BucketObjects {
  /** The form of a tag that the service requires in a condition, once known. */
  let tags: 'unknown' | 'quoted' | 'bare' = 'unknown';

  const objectOf = (key: string) => ({ Bucket: bucket, Key: objectKey(prefix, key) });

  async function get(key: string): Promise<Stored | undefined> {
    const object = objectOf(key);
    try {
      const { Body, ETag } = await client.getObject(object);
      if (!Body || !ETag) throw new Error(`The bucket ${bucket} answered without content or tag for ${key}`);
      return { content: Buffer.from(await Body.transformToByteArray()), etag: ETag };
    } catch (error) {
      if (statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket') return undefined;
      throw describeFailure(error, bucket);
    }
  }

  async function put(key: string, content: Buffer, condition: Condition, more: Settings): Promise<boolean> {
    const object = objectOf(key);
    const ContentType = types[path.extname(key)] ?? 'application/octet-stream';
    let sentAgain = false;
    for (let tries = 1; ; tries++)
      try {
        const sent = tags === 'bare' ? bare(condition) : condition;
        await client.putObject({ ...object, Body: content, ContentType, ...more, ...sent });
        if (tags === 'unknown' && 'IfMatch' in condition) tags = 'quoted';
        return true;
      } catch (error) {
        sentAgain ||= wasSentAgain(error);
        if (mayMeetAnother(error, tries)) {
          await pause(Math.random() * Math.min(1000, 10 * 2 ** tries));
          continue;
        }
        if (statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket') return false;
        if (statusOf(error) !== 412) throw describeFailure(error, bucket);
        if (sentAgain && (await hasMark(key, more.Metadata?.write))) return true;
        if (await takesNoQuotes(key, condition)) continue;
        return false;
      }
  }

  /**
   * Returns whether the service requires the tag without quotes: some refuse the quoted tag that they sent
   * themselves.
   */
  async function takesNoQuotes(key: string, condition: Condition): Promise<boolean> {
    if (tags !== 'unknown' || !('IfMatch' in condition)) return false;
    const there = await client.headObject(objectOf(key)).catch(() => undefined);
    if (there?.ETag !== condition.IfMatch) return false;
    tags = 'bare';
    await probeConditions();
    return true;
  }

  /** Rejects when the service ignores conditions, because releases would be lost silently. */
  async function probeConditions(): Promise<void> {
    const impossible = { IfMatch: '"00000000000000000000000000000000"' };
    if (await put('conditional-write-probe', Buffer.from('probe'), impossible, {}))
      throw new Error(
        `The service of the bucket ${bucket} ignores If-Match, so that two releases could overwrite each other. Use a bucket of a service with conditional writes.`,
      );
  }

  /**
   * Returns whether the object has our mark. When an answer was lost, the retry is refused because the first
   * request succeeded.
   */
  async function hasMark(key: string, mark: string | undefined): Promise<boolean> {
    const there = await client.headObject(objectOf(key)).catch(() => undefined);
    return mark !== undefined && there?.Metadata?.write === mark;
  }

  return {
    get,
    put,
    probeConditions,
    list: (folder) => listObjects({ bucket, prefix, client }, folder),
    async remove(key) {
      await client.deleteObject(objectOf(key)).catch((error: unknown) => {
        throw describeFailure(error, bucket);
      });
    },
  };
}

/** Lists everything in a folder by the keys of the store, sorted. */
async function listObjects(
  { bucket, prefix, client }: BucketStoreOptions,
  folder: string,
): Promise<Listed[]> {
  const root = prefix ? `${prefix}/` : '';
  const start = folder === '' ? root : `${objectKey(prefix, folder)}/`;
  const listed: Listed[] = [];
  let token: string | undefined;
  do {
    const page = await client
      .listObjectsV2({ Bucket: bucket, Prefix: start, ContinuationToken: token })
      .catch((error: unknown) => {
        throw describeFailure(error, bucket);
      });
    for (const { Key, LastModified } of page.Contents ?? [])
      if (Key && LastModified)
        listed.push({ key: Key.slice(root.length), writtenAt: LastModified.getTime() });
    token = page.NextContinuationToken;
  } while (token);
  return listed.sort((a, b) => (a.key < b.key ? -1 : 1));
}

function objectKey(prefix: string, key: string): string {
  if (key.split('/').some((part) => !/^[\w@.-]+$/.test(part) || /^\.+$/.test(part)))
    throw new Error(`'${key}' is no key of the release store`);
  return prefix ? `${prefix}/${key}` : key;
}

function mayMeetAnother(error: unknown, tries: number): boolean {
  const status = statusOf(error);
  return (status === 409 && tries < TRIES) || (status === 500 && tries < FAILED_TRIES);
}

function bare(condition: Condition): Condition {
  return 'IfMatch' in condition ? { IfMatch: condition.IfMatch.replaceAll('"', '') } : condition;
}
