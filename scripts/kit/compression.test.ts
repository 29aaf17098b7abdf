import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createCompressor, tagOf } from './compression';

const text = Buffer.from('text '.repeat(1000));

it('compresses so that it can be read again, in both codings', async () => {
  const compressor = createCompressor(1000);
  for (const effort of ['quickly', 'thoroughly'] as const) {
    expect(brotliDecompressSync(await compressor('a', text, 'br', effort))).toEqual(text);
    expect(gunzipSync(await compressor('a', text, 'gzip', effort))).toEqual(text);
  }
});

it('compresses once for many who ask, also at the same time', async () => {
  const compressor = createCompressor(1000);
  const [one, two] = await Promise.all([0, 1].map(() => compressor('a', text, 'gzip', 'thoroughly')));
  expect(two).toBe(one);
  expect(await compressor('a', text, 'gzip', 'thoroughly')).toBe(one);
  expect(await compressor('b', text, 'gzip', 'thoroughly')).not.toBe(one);
});

it('keeps no more than its bytes, and what is asked for most of all', async () => {
  const contents = [0, 1, 2].map(() => randomBytes(400));
  const compressor = createCompressor(1000);
  const ask = (index: number) => {
    const content = contents[index] ?? Buffer.of();
    return compressor(tagOf(content), content, 'gzip', 'quickly');
  };
  const [first, second] = [await ask(0), await ask(1)];
  expect(await ask(0)).toBe(first);
  await ask(2);
  expect(await ask(0)).toBe(first);
  expect(await ask(1)).not.toBe(second);
});

it('answers with what is larger than all it keeps', async () => {
  const large = randomBytes(5000);
  const compressor = createCompressor(1000);
  expect(gunzipSync(await compressor('a', large, 'gzip', 'quickly'))).toEqual(large);
});
