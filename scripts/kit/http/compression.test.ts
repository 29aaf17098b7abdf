import { compress, decompress } from './compression';

it('compresses to content that decompresses to the same, in both codings', async () => {
  const text = Buffer.from('text '.repeat(1000));
  for (const effort of ['quickly', 'thoroughly'] as const) {
    for (const coding of ['br', 'gzip'] as const)
      expect(await decompress(await compress(text, effort, coding), coding)).toEqual(text);
  }
});

// The first bits state the window that the reader must keep (RFC 7932, section 9.1): 10, 10, 11, 16 and 22 bits.
it.each([
  [0, 0b0100001, 7],
  [1000, 0b0100001, 7],
  [1009, 0b0110001, 7],
  [100_000, 0b0, 1],
  [5_000_000, 0b1011, 4],
])(
  'chooses no larger window than %d bytes need and pages can afford, and loses no content',
  async (size, window, bits) => {
    const content = Buffer.alloc(size, 'The quick brown fox. ');
    const compressed = await compress(content);
    expect((compressed[0] ?? 0) & (2 ** bits - 1)).toBe(window);
    expect((await decompress(compressed, 'br')).equals(content)).toBe(true);
  },
);
