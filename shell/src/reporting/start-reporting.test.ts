import { parseReports, type Report } from '@little-arches/contracts/formats';
import { recordListeners } from '../testing/window-listeners';
import type { Vital } from './measure-vitals';
import { createReports, takeFailures } from './report-error';
import { startReporting } from './start-reporting';
import { markTrace } from './trace';

const url = 'https://collector.example/reports';
const { report } = createReports({ id: 'abc', shell: { version: '1.0.0' }, remotes: [] });
let sent: string[] = [];
let undo = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  sent = [];
  const sendBeacon = jest.fn((_: string, body: string) => sent.push(body) > 0);
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  // The listeners of one test must not receive the next test's failures.
  undo = recordListeners();
});
afterEach(() => {
  undo();
  takeFailures(() => {});
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const loadSender = () => import('./create-sender');
function start(parts: Partial<Parameters<typeof startReporting>[0]> = {}) {
  return startReporting({
    url,
    compositionId: 'abc',
    page: {
      origin: 'http://localhost',
      versionOf: (_name: string, version: string) => version,
      pattern: () => '/profile/scans/:scanId',
    },
    loadSender,
    ...parts,
  });
}
/** Waits until the sender is loaded and its delay has passed. */
async function pass(milliseconds = 2000) {
  await jest.advanceTimersByTimeAsync(0);
  await jest.advanceTimersByTimeAsync(milliseconds);
}
const reports = (): Report[] => sent.flatMap((body) => parseReports(JSON.parse(body)).reports);

function throwInWindow(error: unknown, filename = 'http://localhost/assets/remote-store/1.4.0/page.js') {
  window.dispatchEvent(
    new ErrorEvent('error', { error, message: String(error), filename, lineno: 1, colno: 2 }),
  );
}

it('sends vitals with the reports, once, when the page is left', async () => {
  const reporting = start();
  const vital: Vital = { name: 'LCP', value: 1480, remote: 'remote-store', version: '1.4.0' };
  reporting?.takeVital(vital);
  await pass();
  expect(sent).toEqual([]);
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pagehide'));
  expect(sent.map((body) => parseReports(JSON.parse(body)))).toEqual([
    { composition: 'abc', reports: [], vitals: [vital], refused: 0 },
  ]);
});

it('sends, subscribes and loads nothing without an address', async () => {
  const load = jest.fn(loadSender);
  start({ url: undefined, loadSender: load });
  expect(window.addEventListener).not.toHaveBeenCalled();
  report(new Error('y'));
  await pass();
  expect(load).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});

it('loads its larger part only with the first failure', async () => {
  const load = jest.fn(loadSender);
  start({ loadSender: load });
  await pass();
  expect(load).not.toHaveBeenCalled();
  throwInWindow(new Error('x'));
  throwInWindow(new Error('y'));
  await pass();
  expect(load).toHaveBeenCalledTimes(1);
});

it('reports uncaught errors, rejections and reported errors in one batch', async () => {
  start();
  throwInWindow(new RangeError('out of range'));
  window.dispatchEvent(
    Object.assign(new Event('unhandledrejection'), { reason: new TypeError('Failed to fetch') }),
  );
  report(new Error('The profile call failed'));
  await pass();
  expect(sent).toHaveLength(1);
  expect(reports()).toEqual([
    expect.objectContaining({
      kind: 'uncaught',
      remote: 'remote-store',
      version: '1.4.0',
      error: 'RangeError',
    }),
    expect.objectContaining({ kind: 'rejection', error: 'TypeError', message: 'failed to fetch' }),
    expect.objectContaining({ kind: 'caught', remote: 'shell', page: '/profile/scans/:scanId' }),
  ]);
});

it('reports a file of the site that did not arrive, by its element', async () => {
  start();
  const script = document.createElement('script');
  script.type = 'inert';
  script.src = '/assets/remote-store/1.4.0/entry.js?retry=1';
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  await pass();
  expect(reports()).toEqual([
    expect.objectContaining({
      kind: 'load',
      remote: 'remote-store',
      frames: ['/assets/remote-store/1.4.0/entry.js'],
    }),
  ]);
  script.remove();
});

it('reports no file that Firefox stops loading because the visitor leaves', async () => {
  const navigation = new EventTarget();
  Object.defineProperty(window, 'navigation', { value: navigation, configurable: true });
  const navigate = (sameDocument: boolean) =>
    navigation.dispatchEvent(Object.assign(new Event('navigate'), { destination: { sameDocument } }));
  const script = document.createElement('script');
  script.src = 'http://localhost/assets/remote-store/1.4.0/page.js';
  document.head.append(script);
  start();
  navigate(false);
  navigate(true);
  script.dispatchEvent(new Event('error'));
  await pass();
  expect(reports()).toEqual([]);
  script.dispatchEvent(new Event('error'));
  await pass();
  expect(reports()).toMatchObject([{ kind: 'load', remote: 'remote-store' }]);
  script.remove();
  Reflect.deleteProperty(window, 'navigation');
});

it('counts one error once, however it is reported and wrapped', async () => {
  start();
  const error = new Error('x');
  throwInWindow(error);
  report(error);
  report(new Error('the loader says', { cause: error }));
  const circular = Object.assign(new Error('y'), { cause: undefined as unknown });
  circular.cause = circular;
  report(circular);
  await pass();
  expect(reports().map(({ kind }) => kind)).toEqual(['uncaught', 'caught']);
});

it('counts repetitions, and sends the count when the page is left', async () => {
  start();
  for (let times = 0; times < 5; times += 1) throwInWindow('x');
  await pass();
  expect(reports()).toEqual([expect.objectContaining({ count: 5 })]);
  sent = [];
  for (let times = 0; times < 3; times += 1) throwInWindow('x');
  await pass(60_000);
  expect(sent).toEqual([]);
  window.dispatchEvent(new Event('pagehide'));
  expect(reports()).toEqual([expect.objectContaining({ count: 3 })]);
});

it('counts equal failures of several presses as one, with the trace of the last', async () => {
  start();
  for (const trace of ['1', '2', '3'])
    report(markTrace(new Error('The profile call failed'), trace.repeat(32)));
  await pass();
  expect(reports()).toEqual([expect.objectContaining({ count: 3, trace: '3'.repeat(32) })]);
});

it('sends the bare facts when the visitor leaves before the larger part is loaded', () => {
  start({ loadSender: () => new Promise(() => {}) });
  throwInWindow(new Error('Emma'));
  window.dispatchEvent(new Event('pagehide'));
  expect(reports()).toEqual([
    {
      kind: 'uncaught',
      remote: 'remote-store',
      version: '1.4.0',
      page: '/profile/scans/:scanId',
      count: 1,
      frames: ['/assets/remote-store/1.4.0/page.js:1:2'],
      trace: expect.stringMatching(/^[\da-f]{32}$/),
    },
  ]);
});

it('sends the bare facts when the larger part can not be loaded, and does not report its own failure', async () => {
  start({ loadSender: () => Promise.reject(new Error('offline')) });
  throwInWindow(new Error('x'));
  await pass();
  throwInWindow(new Error('y'));
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(2);
  expect(reports()).toHaveLength(2);
});

it('stays silent when sending itself fails', async () => {
  Object.defineProperty(navigator, 'sendBeacon', {
    value: () => {
      throw new Error('no beacons here');
    },
  });
  start();
  expect(() => report(new Error('x'))).not.toThrow();
  await pass();
  expect(() => window.dispatchEvent(new Event('pagehide'))).not.toThrow();
});

it('sends a batch that the browser refused with the next one', async () => {
  let full = true;
  Object.defineProperty(navigator, 'sendBeacon', {
    value: (_: string, body: string) => !full && sent.push(body) > 0,
  });
  start();
  throwInWindow(new Error('x'));
  await pass();
  full = false;
  window.dispatchEvent(new Event('pagehide'));
  expect(reports()).toHaveLength(1);
});

it('limits different reports, characters and batches', async () => {
  start();
  for (let line = 0; line < 3000; line += 1) {
    throwInWindow(new Error('x'), `http://localhost/assets/remote-store/1.4.0/page${line}.js`);
    if (line % 10 === 0) await pass();
  }
  window.dispatchEvent(new Event('pagehide'));
  expect(reports().length).toBeLessThanOrEqual(50);
  expect(sent.length).toBeLessThanOrEqual(20);
  expect(sent.join('').length).toBeLessThan(64_000);
});

it.each([
  ['batches', 1],
  ['letters', 40],
])('limits a repeated failure to %s', async (_, different) => {
  start();
  for (let round = 0; round < 25; round += 1) {
    for (let line = 0; line < different; line += 1)
      throwInWindow(new Error('x'), `http://localhost/assets/remote-store/1.4.0/page${line}.js`);
    await pass(0);
    window.dispatchEvent(new Event('pagehide'));
  }
  expect(sent.length).toBeLessThanOrEqual(20);
  expect(sent.join('').length).toBeLessThan(64_000);
});

it.each([
  ['reports what the policy refused', "default-src 'none'", 1],
  ['lets the browser report when the policy names an address', "default-src 'none'; report-uri /reports", 0],
])('%s', async (_, originalPolicy, count) => {
  start();
  const event = Object.assign(new Event('securitypolicyviolation'), {
    originalPolicy,
    effectiveDirective: 'connect-src',
    blockedURI: 'https://evil.example/steal?who=emma',
    sourceFile: 'http://localhost/assets/remote-store/1.4.0/page.js',
    lineNumber: 3,
    columnNumber: 4,
  });
  window.dispatchEvent(event);
  await pass();
  expect(sent.join('')).not.toContain('emma');
  expect(reports()).toEqual(
    Array(count).fill(
      expect.objectContaining({
        kind: 'policy',
        remote: 'remote-store',
        policy: { directive: 'connect-src', blocked: 'https://evil.example' },
      }),
    ),
  );
});
