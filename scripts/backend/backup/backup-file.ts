import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { errorCode } from '@little-arches/kit/errors/error-code';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import * as v from 'valibot';

const FORMAT = 2;
/** First bytes of a backup in the first format, a tar archive of the data directory. */
const FIRST_FORMAT = 'little-arches-backup.json';

const headSchema = v.object({
  format: v.literal(FORMAT),
  createdAt: v.string(),
  files: v.object({
    'keys.json': v.string(),
    'mailbox.jsonl': v.optional(v.string()),
    'payments.jsonl': v.optional(v.string()),
  }),
});

/** Files that a data directory holds beside the database. */
export const FILES = ['keys.json', 'mailbox.jsonl', 'payments.jsonl'] as const;

/** Content of a backup: texts of files by name, and the dump of the database. */
export interface Backup extends v.InferOutput<typeof headSchema> {
  readonly dump: Uint8Array<ArrayBuffer>;
}

/**
 * Returns the content of a backup, compressed: one line of JSON with the files of a data directory, then the dump
 * of its database. The compression's checksum detects damage.
 */
export function packBackup(dataDir: string, dump: Buffer): Promise<Buffer> {
  const kept = FILES.filter((name) => existsSync(join(dataDir, name)));
  const files = Object.fromEntries(kept.map((name) => [name, readFileSync(join(dataDir, name), 'utf8')]));
  const head = JSON.stringify({ format: FORMAT, createdAt: new Date().toISOString(), files });
  return promisify(gzip)(Buffer.concat([Buffer.from(`${head}\n`), dump]));
}

/** Reads a backup. Throws a UsageError when the file is no backup, is damaged, truncated or has another format. */
export async function readBackup(file: string): Promise<Backup> {
  const content = await unzip(file);
  if (content.toString('latin1', 0, FIRST_FORMAT.length) === FIRST_FORMAT)
    throw new UsageError(
      `${file} is a backup of an earlier release. Unpack it: mkdir -p NEW/backend && tar -xzf ${file} -C NEW/backend. Then start the site with it: DATA_DIR=NEW npm start. The start migrates its database, or names the release that must do so first.`,
    );
  const end = content.indexOf('\n');
  const head = v.safeParse(v.pipe(v.string(), v.parseJson(), headSchema), content.toString('utf8', 0, end));
  if (!head.success) throw notABackup(file);
  return { ...head.output, dump: new Uint8Array(content.subarray(end + 1)) };
}

async function unzip(file: string): Promise<Buffer> {
  try {
    return await promisify(gunzip)(readFileSync(file));
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') throw new UsageError(`There is no file ${file}. Name the backup to restore.`);
    if (code === 'EISDIR') throw new UsageError(`${file} is a folder. Name the file of a backup.`);
    if (code === 'Z_BUF_ERROR' || (code === 'Z_DATA_ERROR' && isZipped(file)))
      throw new UsageError(`The backup ${file} is damaged. Use another backup.`);
    if (code.startsWith('Z_')) throw notABackup(file);
    throw error;
  }
}

/** Returns true when a file begins with the signature of compressed data. */
function isZipped(file: string): boolean {
  return readFileSync(file).readUInt16BE(0) === 0x1f8b;
}

function notABackup(file: string): UsageError {
  return new UsageError(
    `${file} is no backup of this release. Name a file that 'npm run backup' has written.`,
  );
}
