import { toCsv } from './csv';

const cell = (value: string) =>
  toCsv([[value]])
    .replace('\ufeff', '')
    .replace(/\r\n$/, '');

it.each(['=1+1', '+49', '-1', '@SUM(A1)', '\t=1', ' =cmd|calc', '＝1', '\r=1'])(
  'writes %j as a text that spreadsheets don’t run as a formula',
  (formula) => {
    expect(cell(formula)).toBe(`"'${formula}"`);
  },
);

it.each([
  ['Zoë', '"Zoë"'],
  ['say "hi", now', '"say ""hi"", now"'],
  ['two\nlines', '"two\nlines"'],
  ['K-12', '"K-12"'],
])('writes %j as one cell', (text, written) => {
  expect(cell(text)).toBe(written);
});

it('writes rows with numbers and empty cells', () => {
  expect(
    toCsv([
      ['a', 'b'],
      [-2, null],
    ]),
  ).toBe('\ufeff"a","b"\r\n-2,\r\n');
});
