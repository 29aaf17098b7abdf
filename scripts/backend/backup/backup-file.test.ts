import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { textArgs } from '@scripts/kit/processes/typescript-program';
import fc from 'fast-check';
import { packBackup, unpackBackup } from './backup-file';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'little-arches-backup-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const at = (...names: string[]) => join(directory, ...names);

async function pack(): Promise<string> {
  mkdirSync(at('data/database/empty'), { recursive: true });
  writeFileSync(at('data/database/1'), Buffer.alloc(100_000, 7));
  writeFileSync(at('data/keys.json'), '{}');
  writeFileSync(at('data/other'), 'not named');
  await packBackup(at('data'), ['database', 'keys.json'], at('to/site.backup'));
  return at('to/site.backup');
}

it('returns files and empty folders, only those named, and writes nothing beside', async () => {
  const file = await pack();
  await unpackBackup(file, at('back'));
  expect(readdirSync(at('back'), { recursive: true }).sort()).toEqual(
    ['database', 'database/1', 'database/empty', 'keys.json'].map((name) => join(name)),
  );
  expect(readFileSync(at('back/database/1')).equals(Buffer.alloc(100_000, 7))).toBe(true);
  expect(readdirSync(at('to'))).toEqual(['site.backup']);
});

it('never replaces a file', async () => {
  const file = await pack();
  const before = readFileSync(file);
  await expect(pack()).rejects.toThrow(`${file} is there already. Name another file, or move that one away.`);
  expect(readFileSync(file).equals(before)).toBe(true);
});

it('refuses a file that is cut off anywhere or has any byte changed', async () => {
  const whole = readFileSync(await pack());
  const tar = gunzipSync(whole);
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(tar.length - 3000), async (cut, byte) => {
      const damaged = Buffer.from(tar);
      damaged[byte] = (damaged[byte] ?? 0) ^ 0x21;
      for (const [n, bytes] of [whole.subarray(0, cut), gzipSync(damaged)].entries()) {
        writeFileSync(at('damaged'), bytes);
        const result = await unpackBackup(at('damaged'), at(`back-${n}`)).catch((error: Error) => error);
        rmSync(at(`back-${n}`), { recursive: true, force: true });
        expect(String(result)).toMatch(/is damaged|is no backup of this site|newer release/);
      }
    }),
    { numRuns: 60 },
  );
});

it.each([
  [
    'a text',
    Buffer.from('hello'),
    /is no backup of this site\. Name a file that 'npm run backup' has written/,
  ],
  ['nothing', Buffer.alloc(0), /is (no backup|damaged)/],
  ['another archive', gzipSync(Buffer.alloc(10_240)), /is no backup of this site/],
])('refuses a file that is %s', async (_, bytes, sentence) => {
  writeFileSync(at('file'), bytes);
  await expect(unpackBackup(at('file'), at('back'))).rejects.toThrow(sentence);
});

it('refuses a missing file and a folder', async () => {
  await expect(unpackBackup(at('nowhere'), at('back'))).rejects.toThrow(/There is no file .*nowhere/);
  await expect(unpackBackup(directory, at('back'))).rejects.toThrow(/is a folder\. Name the file/);
});

it('leaves a newer format to the release that wrote it', async () => {
  const tar = gunzipSync(readFileSync(await pack()));
  const changed = Buffer.from(tar.toString('latin1').replace('"format":1', '"format":2'), 'latin1');
  writeFileSync(at('newer'), gzipSync(changed));
  await expect(unpackBackup(at('newer'), at('back'))).rejects.toThrow(
    /written by a newer release \(format 2, this one reads 1\): restore it with that release/,
  );
});

it('ends in one sentence on a full disk, and leaves no half file there', async () => {
  const program = `
    const { packBackup } = require(${JSON.stringify(resolve('scripts/backend/backup/backup-file.ts'))});
    const { readdirSync, writeFileSync, mkdirSync } = require('node:fs');
    const { randomBytes } = require('node:crypto');
    mkdirSync('full/data');
    writeFileSync('data.bin', randomBytes(3_000_000));
    const say = await packBackup('.', ['data.bin'], 'full/site.backup').catch((error) => error.name + ': ' + error.message);
    console.log(JSON.stringify([say, readdirSync('full')]));`;
  mkdirSync(at('full'));
  const script = 'mount -t tmpfs -o size=1m tmpfs full && exec "$@"';
  const { status, stdout, stderr } = spawnSync(
    'unshare',
    ['--mount', 'sh', '-c', script, 'sh', process.execPath, ...textArgs(program)],
    { cwd: directory, encoding: 'utf8' },
  );
  if (status !== 0)
    return console.warn(`Not tried: only root on Linux can mount a small disk. ${stderr ?? ''}`);
  expect(JSON.parse(stdout)).toEqual([
    'UsageError: There is no room for the backup full/site.backup. Make room, or name a file elsewhere.',
    ['data'],
  ]);
});
