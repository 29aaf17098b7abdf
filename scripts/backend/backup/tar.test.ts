import { Readable } from 'node:stream';
import fc from 'fast-check';
import { readTar, type TarEntry, TarError, writeTar } from './tar';

async function bytesOf(entries: readonly TarEntry[]): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of writeTar(Readable.from(entries))) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function entriesOf(bytes: Buffer, chunk = bytes.length): Promise<TarEntry[]> {
  async function* cut() {
    for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk);
  }
  const entries: TarEntry[] = [];
  for await (const entry of readTar(cut())) entries.push(entry);
  return entries;
}

const word = fc.stringMatching(/^[a-zA-Z0-9_-]{1,12}$/);
const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join('/'));
const content = fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes));
const entry: fc.Arbitrary<TarEntry> = fc.oneof(
  fc.record({ name, content }),
  name.map((folder) => ({ name: folder })),
);

it('returns what it was made of, however its bytes arrive', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(entry, { maxLength: 8 }),
      fc.integer({ min: 1, max: 3000 }),
      async (all, chunk) => {
        expect(await entriesOf(await bytesOf(all), chunk)).toEqual(all);
      },
    ),
    { numRuns: 50 },
  );
});

it('refuses an archive that is cut off anywhere, and never reads it as something else', async () => {
  const whole = await bytesOf([{ name: 'a', content: Buffer.alloc(700, 1) }, { name: 'b' }]);
  for (let length = 0; length <= whole.length - 1024; length += 100)
    await expect(entriesOf(whole.subarray(0, length))).rejects.toThrow(TarError);
});

it.each(['../a', 'a/../b', '/a', 'a//b', '.', '..', 'a b', 'a\\b'])(
  'holds no entry named %j',
  async (bad) => {
    await expect(bytesOf([{ name: bad, content: Buffer.from('x') }])).rejects.toThrow(TarError);
    const bytes = await bytesOf([{ name: 'x'.repeat(bad.length), content: Buffer.from('x') }]);
    bytes.write(bad, 0, 'latin1');
    const sum = bytes
      .subarray(0, 512)
      .reduce((all, byte, at) => all + (at >= 148 && at < 156 ? 32 : byte), 0);
    bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
    await expect(entriesOf(bytes)).rejects.toThrow(TarError);
  },
);
