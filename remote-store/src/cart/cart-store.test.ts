import { createTestHost, sampleProducts } from '@little-arches/contracts/testing';
import { sampleItems } from '../testing/sample-orders';
import { countOf, emptyCart } from './cart';
import { CART_KEY, serializeCart } from './cart-storage';
import { cartStoreOf } from './cart-store';

const [sprout] = sampleProducts as [(typeof sampleProducts)[0]];
const changes = (host: ReturnType<typeof createTestHost>) =>
  host.published.filter(({ name }) => name === 'cart/changed').map(({ payload }) => payload);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

function openStore() {
  const host = createTestHost();
  const store = cartStoreOf(host);
  const listener = jest.fn();
  const stop = store.subscribe(listener);
  return { host, store, listener, stop };
}

it('shares one store between all hosts of a bus', () => {
  const host = createTestHost();
  expect(cartStoreOf({ ...host })).toBe(cartStoreOf(host));
});

it('publishes its content at the start and on each change', async () => {
  localStorage.setItem(CART_KEY, serializeCart({ items: sampleItems }));
  const { host, store } = openStore();
  await store.add(sprout);
  await store.update(() => emptyCart);
  expect(changes(host)).toEqual([
    { count: 3, total: 13970, currency: 'eur' },
    { count: 4, total: 15960, currency: 'eur' },
    { count: 0, total: 0, currency: null },
  ]);
});

it('reads the storage again when its page returns from the browser’s cache', () => {
  localStorage.setItem(CART_KEY, serializeCart({ items: sampleItems }));
  const { store, listener } = openStore();
  expect(countOf(store.get().cart)).toBe(3);
  localStorage.clear();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(countOf(store.get().cart)).toBe(0);
});

it('applies a change to the cart of another tab, even before the storage event', async () => {
  const { store } = openStore();
  localStorage.setItem(CART_KEY, serializeCart({ items: sampleItems }));
  await store.add(sprout);
  expect(countOf(store.get().cart)).toBe(4);
});

it('reads the storage again after a time without subscribers', () => {
  const { store, stop } = openStore();
  stop();
  localStorage.setItem(CART_KEY, serializeCart({ items: sampleItems }));
  expect(countOf(store.get().cart)).toBe(3);
});

it('keeps the cart in memory and reports it when the storage is full', async () => {
  const { host, store } = openStore();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await store.add(sprout);
  await store.add(sprout);
  expect(store.get().saved).toBe(false);
  expect(countOf(store.get().cart)).toBe(2);
  expect(changes(host).at(-1)).toEqual({ count: 2, total: 3980, currency: 'eur' });
  jest.restoreAllMocks();
  await store.add(sprout);
  expect(store.get()).toMatchObject({ saved: true, cart: { items: [{ quantity: 3 }] } });
});

it('keeps the cart in memory when the storage is blocked', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const { store } = openStore();
  await store.add(sprout);
  expect(store.get()).toMatchObject({ saved: false, cart: { items: [{ quantity: 1 }] } });
});

describe('in a browser with locks', () => {
  type Request = (name: string, options: object, change: () => unknown) => Promise<unknown>;
  const locksAre = (request: Request) =>
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  /** Simulates another tab that holds the lock, and returns a function that releases it. */
  const anotherTabHasItsTurn = () => {
    let letGo = () => {};
    const free = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    locksAre(async (_name, _options, change) => free.then(change));
    return letGo;
  };
  beforeEach(() => jest.useFakeTimers());
  afterEach(async () => {
    // Lets the held lock expire.
    await jest.runAllTimersAsync();
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('holds the lock until other tabs have received the changes, and runs further changes meanwhile', async () => {
    const request = jest.fn<Promise<unknown>, Parameters<Request>>(async (_name, _options, change) =>
      change(),
    );
    locksAre(request);
    const { store } = openStore();
    await store.add(sprout);
    const [turn] = request.mock.results.map(({ value }) => value);
    const ended = jest.fn();
    void turn.then(ended);
    await jest.advanceTimersByTimeAsync(99);
    await store.add(sprout);
    await jest.advanceTimersByTimeAsync(99);
    expect([countOf(store.get().cart), request.mock.calls.length, ended.mock.calls.length]).toEqual([
      2, 1, 0,
    ]);
    await jest.advanceTimersByTimeAsync(200);
    await store.add(sprout);
    expect([request.mock.calls.length, ended.mock.calls.length]).toEqual([2, 1]);
  });

  it('runs a change once when the page is left before the lock is free', async () => {
    const letGo = anotherTabHasItsTurn();
    const { store } = openStore();
    const added = store.add(sprout);
    window.dispatchEvent(new Event('pagehide'));
    const stored = localStorage.getItem(CART_KEY);
    letGo();
    await added;
    expect(stored).toContain('p-0');
    expect(countOf(store.get().cart)).toBe(1);
  });

  it('does not repeat a failed change', async () => {
    locksAre(async (_name, _options, change) => change());
    const rule = jest.fn(() => {
      throw new Error('no');
    });
    await expect(openStore().store.update(rule)).rejects.toThrow('no');
    expect(rule).toHaveBeenCalledTimes(1);
  });
});
