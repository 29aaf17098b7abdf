import { findMissingTests } from './cited-tests';

const tests = {
  path: 'remote-a/src/cart.test.ts',
  text: `describe('a cart', () => {\n  it.each([['twice', 2]])('is paid once, %s (by %s)', () => {});\n});\n// pays late\n`,
};
const readme = (...cells: string[]) => ({
  path: 'remote-a/README.md',
  text: [
    'Files: **cart** `src/cart.test.ts`, **old** `src/old.test.ts`.',
    '',
    '| fault | test |',
    '| --- | --- |',
    ...cells.map((cell) => `| a fault | ${cell} |`),
  ].join('\n'),
});
const found = (...cells: string[]) => findMissingTests([readme(...cells), tests]);

it.each([
  'cart › is paid once, … (by',
  'cart › a cart › twice',
  'cart › a cart; is paid once',
  '`remote-a/src/cart.test.ts` › a cart',
  '`src/cart.test.ts`',
])('takes %s', (cell) => {
  expect(found(cell)).toEqual([]);
});

it.each([
  ['cart › was renamed', "'was renamed', which remote-a/src/cart.test.ts does not hold"],
  ['cart › a cart; pays late', "'pays late', which"],
  ['cart › a cart › thrice', "'thrice', which"],
  ['cart, old › a cart', 'names src/old.test.ts, which does not exist'],
  ['`src/gone.test.ts`', 'names src/gone.test.ts, which does not exist'],
  ['as above', "'as above' is no file of tests"],
])('refuses %s', (cell, words) => {
  expect(found('cart › a cart', cell)).toEqual([expect.stringContaining(words)]);
  expect(found('cart › a cart', cell)[0]).toMatch(/^remote-a\/README\.md:6 /);
});

it('reads no other tables', () => {
  const other = '| library | for |\n| --- | --- |\n| valibot | reading |';
  expect(findMissingTests([{ path: 'README.md', text: other }])).toEqual([]);
});
