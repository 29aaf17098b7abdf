import { createPrefetchedData } from './prefetched-data';

const ROUTE = 'remote-store:store';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('returns data once, for the visit it was read for', async () => {
  const prefetched = createPrefetchedData();
  prefetched.put(ROUTE, '/store', Promise.resolve('products'));
  expect(prefetched.has(ROUTE, '/store')).toBe(true);
  expect(prefetched.take(ROUTE, '/store?level=2')).toBeUndefined();
  expect(prefetched.take('remote-store:product', '/store')).toBeUndefined();
  await expect(prefetched.take(ROUTE, '/store')).resolves.toBe('products');
  expect(prefetched.take(ROUTE, '/store')).toBeUndefined();
});

it('returns no data that is ten seconds old', () => {
  const prefetched = createPrefetchedData();
  prefetched.put(ROUTE, '/store', Promise.resolve('products'));
  jest.advanceTimersByTime(10_000);
  expect(prefetched.has(ROUTE, '/store')).toBe(false);
  expect(prefetched.take(ROUTE, '/store')).toBeUndefined();
});

it.each([
  ['the data', () => Promise.reject(new Error('down'))],
  ['a later part of it', async () => ({ later: Promise.reject(new Error('down')) })],
])('forgets a visit after %s failed', async (_, read) => {
  const prefetched = createPrefetchedData();
  prefetched.put(ROUTE, '/store', read());
  await jest.advanceTimersByTimeAsync(0);
  expect(prefetched.take(ROUTE, '/store')).toBeUndefined();
});

it('removes all data on request', () => {
  const prefetched = createPrefetchedData();
  prefetched.put(ROUTE, '/store', Promise.resolve('products'));
  prefetched.clear();
  expect(prefetched.take(ROUTE, '/store')).toBeUndefined();
});
