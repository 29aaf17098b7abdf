import { createHash, randomUUID } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { errorCode } from '@scripts/kit/errors/error-code';
import { UsageError } from '@scripts/kit/errors/usage-error';
import { syncFile, syncFolder } from '@scripts/kit/files/write-file';
import * as v from 'valibot';
import { readTar, type TarEntry, TarError, writeTar } from './tar';

const FORMAT = 1;
const ABOUT = 'little-arches-backup.json';
const CHECKSUMS = 'checksums.json';

const aboutSchema = v.object({
  format: v.number(),
  createdAt: v.string(),
});
const checksumsSchema = v.record(v.string(), v.string());

/** What a backup says of itself; `createdAt` is an ISO time. */
export type AboutBackup = v.InferOutput<typeof aboutSchema>;

/**
 * Writes what a folder has of `names` into one file, a compressed tar archive: first what it is, last the
 * checksum of everything in it. The file appears when it is complete and on the disk. Throws a UsageError where
 * it is there already or the disk is full.
 */
export async function packBackup(folder: string, names: readonly string[], file: string): Promise<void> {
  refuseExisting(file);
  const draft = `${file}.${randomUUID()}.draft`;
  const about: AboutBackup = { format: FORMAT, createdAt: new Date().toISOString() };
  try {
    mkdirSync(dirname(file), { recursive: true });
    await pipeline(
      Readable.from(writeTar(entriesOf(folder, names, about))),
      createGzip({ level: 6 }),
      createWriteStream(draft, { flags: 'wx', mode: 0o600 }),
    );
    syncFile(draft);
    place(draft, file);
  } catch (error) {
    throw explainWriting(file, error);
  } finally {
    rmSync(draft, { force: true });
  }
  syncFolder(dirname(file));
}

async function* entriesOf(
  folder: string,
  names: readonly string[],
  about: AboutBackup,
): AsyncGenerator<TarEntry> {
  const sums: Record<string, string> = {};
  const file = (name: string, content: Buffer): TarEntry => {
    sums[name] = hashOf(content);
    return { name, content };
  };
  yield file(ABOUT, Buffer.from(JSON.stringify(about)));
  for (const name of [...names].sort().flatMap((top) => namesFrom(folder, top))) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield { name };
    else yield file(name, readFileSync(path));
  }
  yield { name: CHECKSUMS, content: Buffer.from(JSON.stringify(sums)) };
}

function namesFrom(folder: string, name: string): string[] {
  if (!statSync(join(folder, name)).isDirectory()) return [name];
  const below = readdirSync(join(folder, name)).sort();
  return [name, ...below.flatMap((child) => namesFrom(folder, `${name}/${child}`))];
}

/** Throws a UsageError where a backup would replace a file. */
export function refuseExisting(file: string): void {
  if (existsSync(file))
    throw new UsageError(`${file} is there already. Name another file, or move that one away.`);
}

/** Never replaces what came there meanwhile; not every file system can say so in one step. */
function place(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch {
    refuseExisting(file);
    renameSync(draft, file);
  }
}

function explainWriting(file: string, error: unknown): unknown {
  const code = errorCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG')
    return new UsageError(`There is no room for the backup ${file}. Make room, or name a file elsewhere.`);
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EISDIR', 'ENOENT', 'EEXIST'].includes(code))
    return new UsageError(`The backup ${file} can't be written (${code}). Name a file elsewhere.`);
  return error;
}

/** Throws a UsageError where there is nothing to restore. */
export function refuseMissing(file: string): void {
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}. Name the backup to restore.`);
}

/**
 * Writes what a backup holds into a new folder and checks it against the backup's own checksums. Throws a
 * UsageError when the file is no backup, damaged, cut off or of a newer format; the folder is to be thrown away
 * then.
 */
export async function unpackBackup(file: string, folder: string): Promise<AboutBackup> {
  refuseMissing(file);
  const found: Record<string, string> = {};
  let about: AboutBackup | undefined;
  let sums: Record<string, string> | undefined;
  try {
    const unzip = createGunzip();
    // What goes wrong with the file reaches the reader through the other end.
    pipeline(createReadStream(file), unzip).catch(() => {});
    for await (const { name, content } of readTar(unzip)) {
      about ??= readAbout(file, name, content);
      if (sums) throw new TarError('something follows its end');
      if (name === CHECKSUMS) sums = v.parse(checksumsSchema, JSON.parse(String(content)));
      else if (content) found[name] = hashOf(content);
      if (name !== ABOUT && name !== CHECKSUMS) put(join(folder, name), content);
    }
  } catch (error) {
    throw explainReading(file, error);
  }
  if (!about) throw notABackup(file);
  if (!sums || !isSame(sums, found))
    throw new UsageError(
      `The backup ${file} is damaged: its content is not what it was. Use another backup.`,
    );
  return about;
}

/**
 * Returns what a backup says of itself, undefined for any other file and for a backup of a newer format. Reads its
 * beginning only.
 */
export async function readAboutOf(file: string): Promise<AboutBackup | undefined> {
  const unzip = createGunzip();
  const reading = pipeline(createReadStream(file), unzip).catch(() => {});
  try {
    for await (const { name, content } of readTar(unzip)) return readAbout(file, name, content);
    return undefined;
  } catch {
    return undefined;
  } finally {
    unzip.destroy();
    // An open file can't be deleted everywhere.
    await reading;
  }
}

function readAbout(file: string, name: string, content: Buffer | undefined): AboutBackup {
  if (name !== ABOUT || !content) throw notABackup(file);
  const about = v.parse(aboutSchema, JSON.parse(String(content)));
  if (about.format <= FORMAT) return about;
  throw new UsageError(
    `The backup ${file} was written by a newer release (format ${about.format}, this one reads ${FORMAT}): restore it with that release.`,
  );
}

function put(path: string, content: Buffer | undefined): void {
  mkdirSync(content ? dirname(path) : path, { recursive: true, mode: 0o700 });
  if (content) writeFileSync(path, content, { flag: 'wx', mode: 0o600 });
}

function isSame(a: Record<string, string>, b: Record<string, string>): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

function explainReading(file: string, error: unknown): unknown {
  if (error instanceof UsageError) return error;
  const code = errorCode(error);
  if (code === 'EISDIR') return new UsageError(`${file} is a folder. Name the file of a backup.`);
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new UsageError('There is no room to unpack the backup. Make room on the disk of DATA_DIR.');
  if (code === 'EACCES' || code === 'EPERM')
    return new UsageError(`This user may not read ${file} or not write to DATA_DIR (${code}).`);
  if (code === 'Z_DATA_ERROR' && isUnzipped(file)) return notABackup(file);
  const isDamage = code.startsWith('Z_') || error instanceof TarError || error instanceof SyntaxError;
  if (!isDamage && !v.isValiError(error)) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new UsageError(`The backup ${file} is damaged (${reason}). Use another backup.`);
}

/** Whether a file does not even begin as a compressed one does. */
function isUnzipped(file: string): boolean {
  return readFileSync(file).readUInt16BE(0) !== 0x1f8b;
}

function notABackup(file: string): UsageError {
  return new UsageError(`${file} is no backup of this site. Name a file that 'npm run backup' has written.`);
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
