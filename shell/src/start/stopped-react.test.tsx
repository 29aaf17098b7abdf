import { thrownValues } from '@little-arches/contracts/testing/render';
import type { TestReporting } from '../reporting/testing/sent-reports';
import type { Place } from './testing/throwing-site';

// Each test loads its own React, and with it this library, which would add its own hooks.
process.env.RTL_SKIP_AUTO_CLEANUP = 'true';

const values = thrownValues(() => undefined);

let reporting: TestReporting;
/** Functions that end the page and remove its listeners after a test. */
let ends: (() => void)[];

beforeEach(async () => {
  // React does not recover once it was stopped.
  jest.resetModules();
  const { startTestReporting } = await import('../reporting/testing/sent-reports');
  jest.useFakeTimers();
  // In an act scope React also passes uncaught errors to the test.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  reporting = startTestReporting();
  ends = [document, window].map((target) => {
    const { mock } = jest.spyOn(target as Document, 'addEventListener');
    return () => {
      for (const [type, listener, options] of mock.calls) target.removeEventListener(type, listener, options);
    };
  });
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  for (const end of ends) end();
  reporting.end();
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Lets time pass. Errors that React throws in a separate task are dispatched to the window, as in a browser. */
async function pass(milliseconds: number): Promise<void> {
  for (let time = 0; time < milliseconds; time += 100)
    await jest.advanceTimersByTimeAsync(100).catch(() => {});
}

/** Makes `place` throw `value`, and waits longer than React may take. */
async function fail(place: Place, value: unknown): Promise<void> {
  const { startThrowing } = await import('./testing/throwing-site');
  const starting = startThrowing(place, value);
  await pass(500);
  const { goOn, end } = await starting;
  ends.push(end);
  const isThere = place !== 'render';
  for (let tries = 0; isThere && tries < 50 && !document.querySelector('h1'); tries += 1) await pass(100);
  expect(document.querySelectorAll('h1')).toHaveLength(isThere ? 1 : 0);
  goOn();
  await pass(25_000);
  jest.useRealTimers();
}

const ON_PAGE = 'This page has stopped working';
const IN_PANEL = 'This part of the site is broken';
const IN_SECTION = 'This page tripped over something';
const ofStore = expect.objectContaining({ remote: 'remote-store', version: '2.0.0' });

it.each<[Place, string]>([
  ['panel', IN_PANEL],
  ['panel’s late update', IN_PANEL],
  ['render', IN_SECTION],
  ['late update', IN_SECTION],
  ['next page', IN_SECTION],
])('shows and reports at its place that a promise was thrown: %s', async (place, words) => {
  await fail(place, values['a promise']);
  expect(document.body).toHaveTextContent(words);
  expect(document.body).not.toHaveTextContent(ON_PAGE);
  expect(await reporting.sent()).toEqual([ofStore]);
});

it('shows the panel’s failure, and reports it, when its effect throws a promise', async () => {
  await fail('panel’s effect', values['a promise']);
  expect(document.body).toHaveTextContent(IN_PANEL);
  expect(document.body).not.toHaveTextContent(ON_PAGE);
  expect(await reporting.sent()).toEqual([ofStore]);
});
