import fc from 'fast-check';
import * as v from 'valibot';
import { escapeUnprintable, PLAIN_LINE, plainText, VISIBLE_LINE } from './plain-text';

const HARMFUL = [
  ['a terminal’s escape', '\u001b[2J'],
  ['a terminal’s escape in one character', '\u009b2J'],
  ['a line end', '\n'],
  ['a carriage return', '\r'],
  ['a line separator', '\u2028'],
  ['NUL', '\0'],
  ['half of a character', '\ud83d'],
  ['a character that changes the direction of writing', '\u202e'],
  ['an isolate', '\u2066'],
] as const;

const GOOD = [
  'Zoë',
  'Łukasz',
  'Nguyễn Thị',
  'Jean‑Luc O’Neill',
  '山田',
  'مريم',
  'נועה',
  '👩‍👧',
  'Rear house, 2/4 (left)',
];

it.each(HARMFUL)('refuses %s in one line, and escapes it for print', (_what, character) => {
  const text = `Mia${character}Berg`;
  expect(v.is(plainText(), text)).toBe(false);
  expect(escapeUnprintable(text)).toMatch(/^Mia\\u[0-9a-f]{4}[\x20-\x7e]*Berg$/);
});

it.each(GOOD)('accepts %j, and prints it as it is', (text) => {
  expect(v.parse(plainText({ missing: 'Name is required.' }), ` ${text} `)).toBe(text);
  expect(escapeUnprintable(text)).toBe(text);
});

it.each(['', '  ', '\u200b', '\u2060\ufeff', '\u3164', '\u2800', '\u00ad', '\u0301', '\u001b'])(
  'counts %j as invisible',
  (text) => {
    const result = v.safeParse(plainText({ missing: 'Name is required.' }), text, { abortPipeEarly: true });
    expect(result.issues?.map(({ message }) => message)).toEqual(['Name is required.']);
    expect(v.parse(plainText(), text)).toBe('');
    expect(VISIBLE_LINE.test(text)).toBe(false);
  },
);

it('keeps line ends in one form when several lines are allowed', () => {
  expect(v.parse(plainText({ lines: true }), 'One\r\n\tTwo\nThree\n')).toBe('One\n\tTwo\nThree');
  expect(v.is(plainText({ lines: true }), 'One\u001b[2J')).toBe(false);
  expect(escapeUnprintable('One\nTwo\u001b', { lines: true })).toBe('One\nTwo\\u001b');
});

it('keeps the content of JSON', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const printed = escapeUnprintable(JSON.stringify({ text }, null, 2), { lines: true });
      expect(JSON.parse(printed)).toEqual({ text });
      expect(printed.replaceAll('\n', '')).toMatch(PLAIN_LINE);
    }),
  );
});
