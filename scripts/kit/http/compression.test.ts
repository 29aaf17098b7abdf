import { compress, decompress } from './compression';

it('compresses so that it can be read again, in both codings', async () => {
  const text = Buffer.from('text '.repeat(1000));
  for (const effort of ['quickly', 'thoroughly'] as const) {
    for (const coding of ['br', 'gzip'] as const)
      expect(await decompress(await compress(text, effort, coding), coding)).toEqual(text);
  }
});
