import { parseAllowed } from './allowed';

it('parses rules with their reasons', () => {
  expect(parseAllowed([])).toEqual({});
  expect(parseAllowed(['storage= remembers the place = page ', 'typing=a shortcut'])).toEqual({
    storage: 'remembers the place = page',
    typing: 'a shortcut',
  });
});

it.each([
  ['storage', 'must begin with storage='],
  ['size=too large', 'must begin with storage='],
  ['=why', 'must begin with storage='],
  ['storage=', 'needs a reason'],
  ['storage=\u200b ', 'needs a reason'],
  ['storage=a\nb', 'needs a reason'],
  [`storage=${'a'.repeat(301)}`, 'needs a reason'],
])('refuses the value %j', (text, message) => {
  expect(() => parseAllowed([text])).toThrow(message);
});
