import { addressesOfVersions, deltaKey, partsOfDelta } from './delta-names';

it.each([
  ['shell/1.0.0-ab12/main.0123456789.js', '/assets/shell/*/main.*.js'],
  ['remote-store/1.0.0/page-checkout.0123456789.css', '/assets/remote-store/*/page-checkout.*.css'],
  ['shell/1.0.0/661.0123456789.js', '/assets/shell/*/661.*.js'],
  ['shell/1.0.0/a.b.0123456789.js', '/assets/shell/*/a.b.*.js'],
  ['shell/1.0.0/entry.js', '/assets/shell/*/entry.js'],
  ['shell/1.0.0/notices.0123456789.json', undefined],
  ['shell/1.0.0/font.0123456789.woff2', undefined],
  ['remote-store/1.0.0/node/routes.js', undefined],
  ['compositions/abc.js', undefined],
])('returns the addresses for which %s is a dictionary: %s', (key, expected) => {
  expect(addressesOfVersions(key)).toBe(expected);
});

it('reads the file and the dictionary of a delta from its key', () => {
  const [file, dictionary] = ['shell/1.0.0/main.0123456789.js', 'ab'.repeat(32)];
  expect(partsOfDelta(deltaKey(file, dictionary))).toEqual({ file, dictionary });
  expect(partsOfDelta(`${file}.br`)).toBeUndefined();
});
