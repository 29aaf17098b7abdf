import { sampleProducts } from 'shared-contracts/testing/samples';
import { createTestHost } from 'shared-contracts/testing/test-host';
import { sampleItems } from '../testing/sample-orders';
import { countOf, emptyCart } from './cart';
import { CART_KEY, serializeCart } from './cart-storage';
import { cartStoreOf } from './cart-store';

const [sprout] = sampleProducts as [(typeof sampleProducts)[0]];
const changes = (host: ReturnType<typeof createTestHost>) =>
  host.published.filter(({ name }) => name === 'cart/changed').map(({ payload }) => payload);

function fromAnotherTab(text: string | null) {
  if (text === null) localStorage.clear();
  else localStorage.setItem(CART_KEY, text);
  window.dispatchEvent(new StorageEvent('storage', { key: text === null ? null : CART_KEY }));
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

function openStore() {
  const host = createTestHost();
  const store = cartStoreOf(host);
  const listener = jest.fn();
  const stop = store.subscribe(listener);
  return { host, store, listener, stop };
}

it('is one store for all hosts of a bus', () => {
  const host = createTestHost();
  expect(cartStoreOf({ ...host })).toBe(cartStoreOf(host));
});

it('says what is in it at the start and on each change', () => {
  localStorage.setItem(CART_KEY, serializeCart({ items: sampleItems }));
  const { host, store } = openStore();
  store.add(sprout);
  store.update(() => emptyCart);
  expect(changes(host)).toEqual([
    { count: 3, total: 13970, currency: 'eur' },
    { count: 4, total: 15960, currency: 'eur' },
    { count: 0, total: 0, currency: null },
  ]);
});

it('survives a reload', () => {
  openStore().store.add(sprout);
  expect(openStore().store.get()).toMatchObject({
    saved: true,
    cart: { items: [{ id: 'p-0', quantity: 1 }] },
  });
});

it('follows the other tabs', () => {
  const { host, store, listener } = openStore();
  fromAnotherTab(serializeCart({ items: sampleItems }));
  expect(countOf(store.get().cart)).toBe(3);
  fromAnotherTab(null);
  expect(countOf(store.get().cart)).toBe(0);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(changes(host)).toHaveLength(3);
});

it('changes the cart as another tab left it, even before it was told', () => {
  const { store } = openStore();
  localStorage.setItem(CART_KEY, serializeCart({ items: sampleItems }));
  store.add(sprout);
  expect(countOf(store.get().cart)).toBe(4);
});

it('looks again when it was not watched for a while', () => {
  const { store, stop } = openStore();
  stop();
  localStorage.setItem(CART_KEY, serializeCart({ items: sampleItems }));
  expect(countOf(store.get().cart)).toBe(3);
});

it('works in memory and says so when the storage is full', () => {
  const { host, store } = openStore();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store.add(sprout);
  store.add(sprout);
  expect(store.get().saved).toBe(false);
  expect(countOf(store.get().cart)).toBe(2);
  expect(changes(host).at(-1)).toEqual({ count: 2, total: 3980, currency: 'eur' });
  jest.restoreAllMocks();
  store.add(sprout);
  expect(store.get()).toMatchObject({ saved: true, cart: { items: [{ quantity: 3 }] } });
});

it('works in memory when the storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const { store } = openStore();
  store.add(sprout);
  expect(store.get()).toMatchObject({ saved: false, cart: { items: [{ quantity: 1 }] } });
});
