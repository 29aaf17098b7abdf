import path from 'node:path';
import { readOptions } from './options';

const now = new Date('2026-11-20T10:20:30Z');
const read = (...args: string[]) => readOptions(args, now, '/checkout');

test('measures all parts without arguments, into a file named after the time', () => {
  expect(read()).toEqual({
    parts: ['size', 'pages', 'release'],
    rounds: 7,
    out: path.join('/checkout', '.data/bench', '2026-11-20T10-20-30.json'),
  });
});

test('measures named parts alone and in their order', () => {
  expect(read('release', 'pages', '--quick')).toMatchObject({ parts: ['pages', 'release'], rounds: 1 });
});

test('resolves --out in the checkout', () => {
  expect(read('--out', 'result.json').out).toBe(path.resolve('/checkout', 'result.json'));
});

test('applies a number of rounds, wherever --quick is', () => {
  expect([read('--rounds=3', '--quick').rounds, read('--quick', '--rounds', '3').rounds]).toEqual([3, 3]);
});

test.each([
  [['speed'], "doesn't know 'speed'"],
  [['--fast'], "'--fast'"],
  [['--quick=yes'], "'--quick'"],
  [['--rounds', 'x'], "--rounds wants a number above 0, not 'x'"],
  [['--rounds'], "'--rounds <value>'"],
  [['--out'], "'--out <value>'"],
  [['--out='], '--out wants the name of a file'],
])('refuses %j with a sentence that names it', (args, named) => {
  const reading = () => read(...args);
  expect(reading).toThrow(named);
  expect(reading).toThrow('Use: npm run bench');
});
