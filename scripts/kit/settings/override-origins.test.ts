import { readOverrideOrigins, standardOverrides } from './override-origins';

it('reads origins, none, or undefined when the variable is not set', () => {
  expect(readOverrideOrigins('http://localhost:*, https://preview.example.org')).toEqual([
    'http://localhost:*',
    'https://preview.example.org',
  ]);
  expect(readOverrideOrigins('none')).toEqual([]);
  expect(readOverrideOrigins('')).toBeUndefined();
});

it.each([
  'https://preview.example.org/',
  'https://preview.example.org:443',
  'https://ada@preview.example.org',
  'https://*.example.org',
  'https://Preview.example.org',
  'ws://localhost:3002',
  'localhost:3002',
  '*',
])('refuses %s', (text) => {
  expect(() => readOverrideOrigins(text)).toThrow(`OVERRIDE_ORIGINS holds '${text}'`);
});

it('allows no origin on the production channel, and developers’ own machines elsewhere', () => {
  expect(standardOverrides('production')).toBeUndefined();
  expect(standardOverrides('staging')).toEqual(['http://localhost:*']);
});
