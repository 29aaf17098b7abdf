import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress } from './compression';

it('compresses so that it can be read again, in both codings', async () => {
  const text = Buffer.from('text '.repeat(1000));
  for (const effort of ['quickly', 'thoroughly'] as const) {
    expect(brotliDecompressSync(await compress(text, effort, 'br'))).toEqual(text);
    expect(gunzipSync(await compress(text, effort, 'gzip'))).toEqual(text);
  }
});
