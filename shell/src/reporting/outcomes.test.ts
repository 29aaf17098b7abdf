import { createBackendError } from '@little-arches/contracts/backend';
import { asError } from '@little-arches/contracts/platform';
import { isAnswer } from './outcomes';
import { createReports, takeFailures } from './report-error';

const authError = (status: number | undefined, name = 'AuthApiError') =>
  Object.assign(new Error('x'), { name, status });

it.each<[string, unknown, boolean]>([
  ['a wrong password', authError(400), true],
  ['an account that exists', authError(422), true],
  ['too many tries', authError(429), true],
  ['no connection to the auth server', authError(0, 'AuthRetryableFetchError'), true],
  ['a session that is gone', authError(undefined, 'AuthSessionMissingError'), true],
  ['a refused code', createBackendError('This code is not known.', 404), true],
  ['a fault of the auth server', authError(500), false],
  ['an auth server behind a broken proxy', authError(502, 'AuthRetryableFetchError'), false],
  ['an error of the code', new TypeError('x is undefined'), false],
  ['a text', 'AuthApiError', false],
  ['nothing', undefined, false],
])('keeps only answers of the server in the console: %s', (_, error, answer) => {
  const taken: unknown[] = [];
  takeFailures((failure) => taken.push(failure.error));
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  createReports({ id: 'abc', shell: { version: '1.0.0' }, remotes: [] }).report(error);
  expect(isAnswer(error)).toBe(answer);
  expect(taken).toEqual(answer ? [] : [asError(error)]);
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
  takeFailures(() => {});
});
