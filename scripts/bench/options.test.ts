import path from 'node:path';
import { readOptions } from './options';

const now = new Date('2026-11-20T10:20:30Z');
const read = (...args: string[]) => readOptions(args, now, '/checkout');

test('without arguments everything but the start is measured, into a file named after the time', () => {
  expect(read()).toEqual({
    parts: ['size', 'pages', 'remotes', 'release', 'races'],
    rounds: 7,
    minutes: 3,
    out: path.join('/checkout', '.data/bench', '2026-11-20T10-20-30.json'),
  });
});

test('named parts are measured alone and in their order', () => {
  expect(read('races', 'pages', '--quick')).toMatchObject({ parts: ['pages', 'races'], rounds: 1 });
  expect(read('--start').parts).toContain('start');
  expect(read('load', '--minutes', '30')).toMatchObject({ parts: ['load'], minutes: 30 });
});

test('--out is a file of the checkout', () => {
  expect(read('--out', 'result.json').out).toBe(path.resolve('/checkout', 'result.json'));
});

test.each([[['speed']], [['--rounds', 'x']], [['--rounds']], [['--minutes', '0']], [['--out']]])(
  '%j is refused',
  (args) => {
    expect(() => read(...args)).toThrow('npm run bench');
  },
);
