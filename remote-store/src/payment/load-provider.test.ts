import { loadProvider, PROVIDER_TIMEOUT } from './load-provider';

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script')];
const createStripe = Object.assign(() => ({}), { version: 'endive' });

beforeEach(() => {
  // Stripe’s library stays loaded for the whole test run.
  jest.resetModules();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'Stripe');
  for (const script of scripts()) script.remove();
});

it.each([
  [
    'the stand-in',
    { provider: 'simulator', publishableKey: 'pk_test_x', script: '/simulator/stripe.js', api: 'http://pay' },
  ],
  ['Stripe’s library', { provider: 'stripe', publishableKey: 'pk_live_x' }],
] as const)('aborts %s when it never loads, and requests it again', async (_, payments) => {
  const hanging = loadProvider(payments);
  const refused = expect(hanging).rejects.toThrow('The library of the payment provider did not come');
  await jest.advanceTimersByTimeAsync(0);
  const [first] = scripts();
  await jest.advanceTimersByTimeAsync(PROVIDER_TIMEOUT);
  await refused;

  const again = loadProvider(payments);
  await jest.advanceTimersByTimeAsync(0);
  const [second, ...others] = scripts();
  expect(others).toEqual([]);
  expect(second).not.toBe(first);
  Object.assign(window, { Stripe: createStripe });
  second?.dispatchEvent(new Event('load'));
  expect(await again).toEqual({});
});
