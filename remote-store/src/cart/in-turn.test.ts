import { inTurn } from './in-turn';

function setLocks(locks: unknown) {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
}
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

it.each([
  ['there are no locks, as outside https', undefined],
  [
    'asking for one throws',
    {
      request() {
        throw new DOMException('no access', 'SecurityError');
      },
    },
  ],
  ['it is refused', { request: async () => Promise.reject(new DOMException('refused', 'SecurityError')) }],
  ['the browser never answers', { request: () => new Promise(() => {}) }],
])('runs a change when %s', async (_, locks) => {
  setLocks(locks);
  const changed = inTurn(() => 'changed');
  await jest.advanceTimersByTimeAsync(2500);
  expect(await changed).toBe('changed');
});
