import { printedFailure } from './errors/system-failure';
import { UsageError } from './errors/usage-error';
import { printLine, printProblem } from './print-line';

const forged = 'Ada\u001b[2J\nReady: http://localhost:1\u202e';
const escaped = 'Ada\\u001b[2J\\u000aReady: http://localhost:1\\u202e';

it('prints untrusted text on one line, without moving the cursor', () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  printLine(forged);
  printProblem(forged);
  expect([log.mock.calls, error.mock.calls]).toEqual([[[escaped]], [[escaped]]]);
});

it('keeps the lines of a failure, and escapes the rest', () => {
  expect(printedFailure(new UsageError('First\nSecond\u001b[2J'))).toBe('First\nSecond\\u001b[2J');
  expect(printedFailure(new TypeError('Odd\u001b[2J'))).toMatch(/^TypeError: Odd\\u001b\[2J\n +at /);
  expect(printedFailure('thrown\u009b')).toBe('thrown\\u009b');
});
