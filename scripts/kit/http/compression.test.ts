import { compress, decompress } from './compression';

it('compresses so that it can be read again, in both codings', async () => {
  const text = Buffer.from('text '.repeat(1000));
  for (const effort of ['quickly', 'thoroughly'] as const) {
    for (const coding of ['br', 'gzip'] as const)
      expect(await decompress(await compress(text, effort, coding), coding)).toEqual(text);
  }
});

// The first bits say how large a window the reader has to keep (RFC 7932, section 9.1).
it.each([
  [0, 0b0100001],
  [1000, 0b0100001],
  [1009, 0b0110001],
  [5_000_000, 0b1011],
])('asks for no larger a window than %d bytes need, and loses none of them', async (size, window) => {
  const content = Buffer.alloc(size, 'The quick brown fox. ');
  const compressed = await compress(content);
  const bits = window > 0b1111 ? 0b1111111 : 0b1111;
  expect((compressed[0] ?? 0) & bits).toBe(window);
  expect((await decompress(compressed, 'br')).equals(content)).toBe(true);
});
