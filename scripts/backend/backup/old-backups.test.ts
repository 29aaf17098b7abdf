import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { packBackup } from './backup-file';
import { deleteOldBackups, readAge } from './old-backups';

const DAY = 86_400_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'little-arches-old-backups-'));
  mkdirSync(join(folder, 'data'));
  writeFileSync(join(folder, 'data', 'keys.json'), '{}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (...names: string[]) => join(folder, 'to', ...names);
const left = () => readdirSync(at()).sort();

/** Writes a backup that was made so many days ago. */
async function backUp(name: string, days: number): Promise<void> {
  jest.useFakeTimers({
    now: Date.now() - days * DAY,
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'],
  });
  await packBackup(join(folder, 'data'), ['keys.json'], at(name));
  jest.useRealTimers();
}

it('deletes backups older than the age and keeps the others', async () => {
  await backUp('a.backup', 31);
  await backUp('b.backup', 29);
  await backUp('c.backup', 0);
  expect(await deleteOldBackups(at('c.backup'), 30)).toEqual([at('a.backup')]);
  expect(left()).toEqual(['b.backup', 'c.backup']);
});

it('keeps the backup just made, whatever the clock says', async () => {
  await backUp('a.backup', -400);
  await backUp('b.backup', 400);
  await backUp('c.backup', 300);
  expect(await deleteOldBackups(at('b.backup'), 30)).toEqual([at('c.backup')]);
  expect(left()).toEqual(['a.backup', 'b.backup']);
});

it('reads the age from the backup, not from the times of its file', async () => {
  await backUp('copied.backup', 50);
  await backUp('new.backup', 0);
  expect(await deleteOldBackups(at('new.backup'), 30)).toEqual([at('copied.backup')]);
});

it('keeps every file that this site can’t have written, and what is in other folders', async () => {
  await backUp('below/old.backup', 50);
  await backUp('elsewhere', 50);
  const foreign: Record<string, Buffer | string> = {
    'empty.backup': '',
    'text.backup': 'hello',
    'other.tar.gz': gzipSync(Buffer.alloc(10_240)),
    'cut.backup': readFileSync(at('elsewhere')).subarray(0, 20),
    'newer.backup': gzipSync(
      Buffer.from(
        gunzipSync(readFileSync(at('elsewhere')))
          .toString('latin1')
          .replace('"format":1', '"format":2'),
        'latin1',
      ),
    ),
  };
  for (const [name, content] of Object.entries(foreign)) writeFileSync(at(name), content);
  symlinkSync(at('below', 'old.backup'), at('link.backup'));
  await backUp('new.backup', 0);
  rmSync(at('elsewhere'));
  expect(await deleteOldBackups(at('new.backup'), 1)).toEqual([]);
  expect(left()).toEqual([...Object.keys(foreign), 'below', 'link.backup', 'new.backup'].sort());
  expect(readdirSync(at('below'))).toEqual(['old.backup']);
});

it.each([
  ['1d', 1],
  ['30d', 30],
  ['3650d', 3650],
])('reads the age %s', (text, days) => {
  expect(readAge(text)).toBe(days);
});

it.each(['', '30', '0d', '-1d', '1.5d', '30 d', '30h', 'd', '1e3d', '٣d', 'forever', '99999d'])(
  'refuses the age %j',
  (text) => {
    expect(() => readAge(text)).toThrow(
      `--keep has no age in days: '${text}'. Write a whole number from 1 to 9999 and d, for example --keep 30d`,
    );
  },
);
