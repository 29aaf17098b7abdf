import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { packBackup, readBackup } from './backup-file';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'little-arches-backup-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const dump = Buffer.alloc(100_000, 'the database\n');

/** Returns a backup of a data directory without captured mails. */
async function pack(): Promise<Buffer> {
  mkdirSync(join(directory, 'data'));
  writeFileSync(join(directory, 'data', 'keys.json'), '{ "jwtSecret": "ü\\n" }');
  writeFileSync(join(directory, 'data', 'payments.jsonl'), '{}\n');
  writeFileSync(join(directory, 'data', 'other'), 'not kept');
  return await packBackup(join(directory, 'data'), dump);
}

function read(bytes: Buffer) {
  writeFileSync(join(directory, 'file'), bytes);
  return readBackup(join(directory, 'file'));
}

it('returns the files of the data directory and the dump unchanged', async () => {
  const backup = await read(await pack());
  expect(backup.files).toEqual({ 'keys.json': '{ "jwtSecret": "ü\\n" }', 'payments.jsonl': '{}\n' });
  expect(dump.equals(backup.dump)).toBe(true);
  expect(Date.now() - Date.parse(backup.createdAt)).toBeLessThan(60_000);
});

it('refuses a backup that is truncated or has a changed byte', async () => {
  const whole = await pack();
  for (let at = 20; at < whole.length; at += 7) {
    const changed = Buffer.from(whole);
    changed[at] = (changed[at] ?? 0) ^ 0x21;
    for (const bytes of [whole.subarray(0, at), changed])
      await expect(read(bytes)).rejects.toThrow(/is damaged\. Use another backup|is no backup/);
  }
});

it.each([
  ['a text', Buffer.from('hello'), /is no backup of this release\. Name a file that 'npm run backup' has/],
  ['nothing', Buffer.alloc(0), /is no backup|is damaged/],
  ['another archive', gzipSync(Buffer.alloc(10_240)), /is no backup of this release/],
  [
    'of an earlier release',
    gzipSync('little-arches-backup.json\0'),
    /earlier release\. Unpack it: mkdir -p NEW\/backend && tar -xzf .* DATA_DIR=NEW npm start/,
  ],
])('refuses a backup that is %s', async (_, bytes, sentence) => {
  await expect(read(bytes)).rejects.toThrow(sentence);
});

it('refuses a backup of a newer format, a missing one and a folder', async () => {
  const head = gunzipSync(await pack()).toString('latin1');
  const newer = gzipSync(Buffer.from(head.replace('"format":2', '"format":3'), 'latin1'));
  await expect(read(newer)).rejects.toThrow(/is no backup of this release/);
  await expect(readBackup(join(directory, 'nowhere'))).rejects.toThrow(/There is no file .*nowhere/);
  await expect(readBackup(directory)).rejects.toThrow(/is a folder\. Name the file/);
});
