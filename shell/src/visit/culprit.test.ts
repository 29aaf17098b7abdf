import { createBackendError } from '@little-arches/contracts/backend';
import type { Failure } from '../reporting/report-error';
import {
  type Engine,
  engines,
  foreign,
  MAIN,
  origin,
  REACT,
  STORE,
  thrown,
} from '../reporting/testing/sample-stacks';
import { culpritOf } from './culprit';

const page = { origin, versionOf: (name: string, folder: string) => (name === 'shell' ? '1.0.0' : folder) };

const store = { package: 'remote-store', version: '1.4.0' };
const shell = { package: 'shell', version: '1.0.0' };
const ofStore = { remote: 'remote-store', version: '1.4.0', compositionId: 'abc' };
const ofShell = { remote: 'shell', version: '1.0.0', compositionId: 'abc' };

describe.each(engines)('in %s', (engine) => {
  const uncaught = (...frames: string[]): Failure => ({ kind: 'uncaught', error: thrown(engine, frames) });

  it.each<[string, Failure, object | undefined]>([
    ['a page’s handler that React called', uncaught(STORE, REACT, MAIN), store],
    ['the shell, called by a page', uncaught(MAIN, STORE, REACT), shell],
    ['a page that an extension called', uncaught(STORE, foreign[engine][0]), store],
    ['a page that rendered wrongly', { ...uncaught(REACT, REACT), kind: 'caught', source: ofStore }, store],
    ['the shell, in a page’s region', { ...uncaught(MAIN, REACT), kind: 'caught', source: ofStore }, shell],
    ['a library on its own', uncaught(REACT, REACT), shell],
    ['a page in React’s recovery', { ...uncaught(STORE, REACT), kind: 'recovered' }, store],
    [
      'no version where hydration found other markup',
      { ...uncaught(REACT, REACT), kind: 'recovered' },
      undefined,
    ],
  ])('a failure counts against who threw innermost: %s', (_, failure, expected) => {
    expect(culpritOf(failure, page)).toEqual(expected);
  });

  it.each(foreign[engine])('counts %s that throws through its frames against no version', (place) => {
    for (const source of [undefined, ofShell, ofStore])
      for (const kind of ['uncaught', 'rejection', 'caught', 'recovered'] as const)
        expect(
          culpritOf({ ...uncaught(place, STORE, REACT, MAIN), kind, ...(source && { source }) }, page),
        ).toBe(undefined);
  });

  it('counts nodes that a translator moved against no version', () => {
    const error = thrown(engine, [REACT, REACT, MAIN], { name: 'NotFoundError' });
    expect(culpritOf({ kind: 'caught', error, source: ofStore }, page)).toBeUndefined();
    const own = thrown(engine, [STORE, REACT], { name: 'NotFoundError' });
    expect(culpritOf({ kind: 'caught', error: own, source: ofStore }, page)).toEqual(store);
  });
});

it.each<[Engine, string]>([
  [
    'Chromium',
    '    at JSON.parse (<anonymous>)\n    at Array.map (<anonymous>)\n    at async Promise.all (index 0)',
  ],
  ['Firefox', 'parse@self-hosted:12:3'],
  ['Safari', 'parse@[native code]\n[native code]'],
])('attributes errors of the browser’s own functions to their caller in %s', (engine, native) => {
  const error = thrown(engine, [STORE, MAIN]);
  const [header = '', ...rest] = (error.stack ?? '').split('\n');
  error.stack = engine === 'Chromium' ? [header, native, ...rest].join('\n') : `${native}\n${error.stack}`;
  expect(culpritOf({ kind: 'uncaught', error }, page)).toEqual(store);
});

const named = (name: string, message = 'x') => thrown('Chromium', [MAIN, STORE], { name, message });
it.each<[string, unknown]>([
  ['a wrong password', Object.assign(named('AuthApiError'), { status: 400, code: 'invalid_credentials' })],
  [
    'an account that exists',
    Object.assign(named('AuthApiError'), { status: 422, code: 'user_already_exists' }),
  ],
  ['an expired link', Object.assign(named('AuthApiError'), { status: 403, code: 'otp_expired' })],
  ['a session that is gone', named('AuthSessionMissingError')],
  ['an auth server out of reach', named('AuthRetryableFetchError')],
  ['an auth server that fails', Object.assign(named('AuthApiError'), { status: 500 })],
  ['a refused pairing code', createBackendError('This code is not known.', 404)],
  ['no connection', createBackendError('Our server could not be reached.', 0)],
  ['a server that fails', named('ServerError', 'Status 500: oops')],
  ['an offline request in Chromium', named('TypeError', 'Failed to fetch')],
  ['a body cut off in Chromium', named('TypeError', 'network error')],
  ['an offline request in Firefox', named('TypeError', 'NetworkError when attempting to fetch resource.')],
  ['an offline request in Safari', named('TypeError', 'Load failed')],
  ['a lost connection in Safari', named('TypeError', 'The network connection was lost.')],
  ['a chunk that did not arrive', named('ChunkLoadError', 'Loading chunk 12 failed.')],
  ['a remote that did not arrive', named('RemoteLoadError')],
  ['a request that a navigation ended', named('AbortError')],
  ['a payment form that is late', named('TimeoutError')],
  ['a full storage', named('QuotaExceededError')],
  ['a blocked storage', named('SecurityError')],
  ['a clipboard that is not allowed', named('NotAllowedError')],
  ['a file that changed', named('NotReadableError')],
])('counts an expected outcome against no version: %s', (_, error) => {
  const wrapped = new Error('The page could not be shown', { cause: error });
  for (const kind of ['caught', 'rejection', 'uncaught'] as const) {
    expect(culpritOf({ kind, error, source: ofStore }, page)).toBeUndefined();
    expect(culpritOf({ kind, error: wrapped, source: ofStore }, page)).toBeUndefined();
  }
});

it('counts a file that did not arrive and a refusal of the policy against no version', () => {
  const file = STORE.replace(/:1:20$/, '');
  expect(culpritOf({ kind: 'load', file, source: ofStore }, page)).toBeUndefined();
  expect(culpritOf({ kind: 'policy', file }, page)).toBeUndefined();
  expect(culpritOf({ kind: 'script', file }, page)).toEqual(store);
});

const hostile = new Proxy(new Error('x'), {
  get() {
    throw new Error('no');
  },
});
const odd: readonly unknown[] = [
  undefined,
  null,
  '',
  0,
  Symbol('x'),
  Promise.resolve(),
  Object.freeze({}),
  hostile,
];
it('counts a thrown value without a stack by its file, or by the region that caught it', () => {
  const file = STORE.replace(/:1:20$/, '');
  for (const error of odd) {
    expect(culpritOf({ kind: 'uncaught', error, file }, page)).toEqual(store);
    expect(culpritOf({ kind: 'uncaught', error, file: 'chrome-extension://abc/x.js' }, page)).toBeUndefined();
    expect(culpritOf({ kind: 'caught', error, source: ofStore }, page)).toEqual(store);
    expect(culpritOf({ kind: 'rejection', error }, page)).toBeUndefined();
  }
});

it('counts an error that wraps another against the code that threw the inner one', () => {
  const error = thrown('Chromium', [MAIN]);
  error.cause = thrown('Chromium', [STORE, MAIN]);
  expect(culpritOf({ kind: 'caught', error, source: ofShell }, page)).toEqual(store);
});
