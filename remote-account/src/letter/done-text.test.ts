import { doneText } from './done-text';

const done = ['2026-10-01', '2026-11-10', '2026-11-19', '2026-11-20'].map((done_on) => ({
  exercise: 'The giraffe',
  done_on,
}));

it.each([
  ['2026-06-02', 'on 3 of the last 28 days'],
  ['2026-11-15', 'on 2 of the last 6 days'],
  ['2026-11-20', 'on 1 of 1 day'],
] as const)('counts the days with a tick since the scan of %s', (since, text) => {
  expect(doneText('The giraffe', done, since, '2026-11-20')).toBe(text);
});

it('does not count other exercises', () => {
  expect(doneText('Heel walk', done, '2026-11-15', '2026-11-20')).toBe('on 0 of the last 6 days');
});
