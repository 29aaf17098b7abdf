import { take } from 'rxjs';
import { cents } from '../../values/cents';
import { createEventBus } from './event-bus';

const KEY = 'little-arches.event.cart/changed';
const cart = (count: number) => ({ count, total: cents(count * 10), currency: 'eur' });

function setup() {
  const errors: unknown[] = [];
  const report = (error: unknown) => void errors.push(error);
  return { bus: createEventBus({ report, storage: () => localStorage }), errors };
}

/** Simulates a browser's event in this tab after another tab has changed the storage. */
function changedByOtherTab(key: string | null, value: string | null) {
  if (key !== null && value !== null) localStorage.setItem(key, value);
  if (key !== null && value === null) localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('notifies subscribers until they unsubscribe', () => {
  const { bus } = setup();
  const listener = jest.fn();
  const end = bus.subscribe('cart/opened', listener);
  bus.publish('cart/opened', {});
  end();
  bus.publish('cart/opened', {});
  expect(listener.mock.calls).toEqual([[{}]]);
});

it('refuses an invalid payload and notifies no subscriber', () => {
  const { bus } = setup();
  const listener = jest.fn();
  bus.subscribe('cart/changed', listener);
  expect(() => bus.publish('cart/changed', cart(-1))).toThrow("Event 'cart/changed' has a wrong 'count'");
  expect(listener).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
});

it('drops fields outside the contract before subscribers receive them', () => {
  const { bus } = setup();
  const listener = jest.fn();
  bus.subscribe('cart/changed', listener);
  bus.publish('cart/changed', { ...cart(1), email: 'mara@family.example' } as ReturnType<typeof cart>);
  expect(listener).toHaveBeenCalledWith(cart(1));
  expect(localStorage.getItem(KEY)).toBe(JSON.stringify(cart(1)));
});

it('passes late subscribers only the last value of a retained event', () => {
  const { bus } = setup();
  const [shown, opened] = [jest.fn(), jest.fn()];
  bus.publish('page/shown', { remote: 'remote-store', page: 'store', title: 'Products' });
  bus.publish('page/shown', { remote: 'remote-store', page: 'product', title: 'Rocket' });
  bus.publish('cart/opened', {});
  bus.subscribe('page/shown', shown);
  bus.subscribe('cart/opened', opened);
  expect(shown.mock.calls).toEqual([[{ remote: 'remote-store', page: 'product', title: 'Rocket' }]]);
  expect(opened).not.toHaveBeenCalled();
});

it('does not store page events in the browser, and keeps browser events over a reload', () => {
  const first = setup();
  first.bus.publish('page/shown', { remote: 'remote-store', page: 'store', title: 'Products' });
  first.bus.publish('cart/changed', cart(2));
  const { bus } = setup();
  const [shown, changed] = [jest.fn(), jest.fn()];
  bus.subscribe('page/shown', shown);
  bus.subscribe('cart/changed', changed);
  expect(shown).not.toHaveBeenCalled();
  expect(changed.mock.calls).toEqual([[cart(2)]]);
});

describe('with other tabs', () => {
  it('receives their events only between starting and stopping to listen', () => {
    const { bus } = setup();
    const listener = jest.fn();
    bus.subscribe('cart/changed', listener);
    changedByOtherTab(KEY, JSON.stringify(cart(1)));
    const stop = bus.listenToOtherTabs();
    changedByOtherTab(KEY, JSON.stringify(cart(2)));
    stop();
    changedByOtherTab(KEY, JSON.stringify(cart(3)));
    expect(listener.mock.calls).toEqual([[cart(2)]]);
  });

  it('passes late subscribers the other tab’s value', () => {
    const { bus } = setup();
    bus.publish('cart/changed', cart(1));
    const stop = bus.listenToOtherTabs();
    changedByOtherTab(KEY, JSON.stringify(cart(5)));
    const listener = jest.fn();
    bus.subscribe('cart/changed', listener);
    stop();
    expect(listener.mock.calls).toEqual([[cart(5)]]);
  });

  it('delivers unretained events only to current subscribers', () => {
    const paid = { orderId: 'o-1', paymentIntent: 'pi_1', total: cents(2490), currency: 'eur' };
    const key = 'little-arches.event.order/paid';
    const written = jest.spyOn(Storage.prototype, 'setItem');
    const [here, there] = [setup(), setup()];
    const [heard, late] = [jest.fn(), jest.fn()];
    here.bus.publish('order/paid', paid);
    expect(written.mock.calls).toEqual([[key, JSON.stringify(paid)]]);
    expect(localStorage).toHaveLength(0);
    there.bus.subscribe('order/paid', heard);
    const stop = there.bus.listenToOtherTabs();
    for (const newValue of [JSON.stringify(paid), null])
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    stop();
    there.bus.subscribe('order/paid', late);
    expect(heard.mock.calls).toEqual([[paid]]);
    expect(late).not.toHaveBeenCalled();
  });

  it.each([
    ['other keys', 'theme', 'dark'],
    ['a removed value', KEY, null],
    ['a cleared storage', null, null],
    ['an unknown event', 'little-arches.event.nope', '{}'],
    ['an event that other tabs keep to themselves', 'little-arches.event.cart/opened', '{}'],
  ])('ignores %s', (_, key, value) => {
    const { bus, errors } = setup();
    const listener = jest.fn();
    bus.subscribe('cart/changed', listener);
    bus.subscribe('cart/opened', listener);
    const stop = bus.listenToOtherTabs();
    changedByOtherTab(key, value);
    stop();
    expect(listener).not.toHaveBeenCalled();
    expect(errors).toEqual([]);
  });
});

describe('with broken storage', () => {
  it.each(['{"count":', '{"count":-1,"total":0,"currency":null}', '[]'])(
    'reports and removes the stored %s, and continues',
    (text) => {
      localStorage.setItem(KEY, text);
      const { bus, errors } = setup();
      const listener = jest.fn();
      bus.subscribe('cart/changed', listener);
      expect(listener).not.toHaveBeenCalled();
      expect(errors).toHaveLength(1);
      expect(localStorage.getItem(KEY)).toBeNull();
      bus.publish('cart/changed', cart(1));
      expect(listener.mock.calls).toEqual([[cart(1)]]);
    },
  );

  it('works in its own tab when storage is forbidden or full', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    const { bus, errors } = setup();
    const [early, late] = [jest.fn(), jest.fn()];
    bus.subscribe('cart/changed', early);
    bus.publish('cart/changed', cart(1));
    bus.subscribe('cart/changed', late);
    expect(early.mock.calls).toEqual([[cart(1)]]);
    expect(late.mock.calls).toEqual([[cart(1)]]);
    expect(errors).toEqual([]);
  });
});

it('reports an error of a subscriber, and notifies all other subscribers', () => {
  const { bus, errors } = setup();
  const broken = new Error('broken');
  const listener = jest.fn();
  const throwing = jest.fn(() => {
    throw broken;
  });
  bus.publish('cart/changed', cart(1));
  bus.subscribe('cart/changed', throwing);
  bus.subscribe('cart/changed', listener);
  bus.publish('cart/changed', cart(2));
  bus.publish('cart/changed', cart(3));
  expect(listener.mock.calls).toEqual([[cart(1)], [cart(2)], [cart(3)]]);
  expect(throwing).toHaveBeenCalledTimes(3);
  expect(errors).toEqual([broken, broken, broken]);
});

it('returns an event as a stream that begins with the retained value', () => {
  const { bus } = setup();
  bus.publish('cart/changed', cart(1));
  const counts: number[] = [];
  bus
    .on('cart/changed')
    .pipe(take(2))
    .subscribe(({ count }) => counts.push(count));
  bus.publish('cart/changed', cart(2));
  bus.publish('cart/changed', cart(3));
  expect(counts).toEqual([1, 2]);
});

it('notifies an observer of every event, the retained ones first, until it ends', () => {
  const { bus } = setup();
  bus.publish('cart/changed', cart(1));
  bus.publish('cart/opened', {});
  const observer = jest.fn();
  const end = bus.observe(observer);
  bus.publish('cart/opened', {});
  end();
  bus.publish('cart/opened', {});
  expect(observer.mock.calls).toEqual([
    ['cart/changed', cart(1)],
    ['cart/opened', {}],
  ]);
});

it('keeps nothing beyond the page without storage', () => {
  createEventBus({ report() {} }).publish('cart/changed', cart(1));
  const late = jest.fn();
  createEventBus({ report() {} }).subscribe('cart/changed', late);
  expect(late).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
});
