import { createHash } from 'node:crypto';
import { readAvailableDictionary } from './available-dictionary';

it.each(['main', 'another', ''])('reads the hash of %j as browsers send it', (content) => {
  const hash = createHash('sha256').update(content);
  const header = `:${hash.copy().digest('base64')}:`;
  expect(readAvailableDictionary(header)).toBe(hash.digest('hex'));
  expect(readAvailableDictionary(` ${header} `)).toBe(readAvailableDictionary(header));
});

const base64 = `${'A'.repeat(43)}=`;

it.each([
  undefined,
  '',
  base64,
  `:${base64}`,
  `:${'A'.repeat(44)}:`,
  `:${'A'.repeat(42)}=:`,
  `:${'-'.repeat(43)}=:`,
  `:${base64}:, :${base64}:`,
  `"${base64}"`,
  `:../../${base64}:`,
])('ignores the invalid header %j', (header) => {
  expect(readAvailableDictionary(header)).toBeUndefined();
});
