import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createStore, useStore } from './store';

it('returns its value, and reports each change until the subscription ends', () => {
  const store = createStore({ count: 0 });
  const seen: number[] = [];
  const end = store.subscribe(() => seen.push(store.get().count));
  store.set({ count: 1 });
  store.set({ count: 2 });
  end();
  end();
  store.set({ count: 3 });
  expect(seen).toEqual([1, 2]);
  expect(store.get()).toEqual({ count: 3 });
});

it.each([0, 'text', null, undefined, Number.NaN])(
  'notifies no listener when the value is already %p',
  (value) => {
    const listener = jest.fn();
    const store = createStore(value);
    store.subscribe(listener);
    store.set(value);
    expect(listener).not.toHaveBeenCalled();
  },
);

it('ends one of two subscriptions of the same listener', () => {
  const store = createStore(0);
  const listener = jest.fn();
  const [end] = [store.subscribe(listener), store.subscribe(listener)];
  store.set(1);
  expect(listener).toHaveBeenCalledTimes(2);
  end?.();
  store.set(2);
  expect(listener).toHaveBeenCalledTimes(3);
});

it('notifies all listeners that subscribed before the change, even if others subscribe or unsubscribe meanwhile', () => {
  const store = createStore(0);
  const late = jest.fn();
  const leaving = jest.fn();
  let end = () => {};
  store.subscribe(() => {
    end();
    store.subscribe(late);
  });
  end = store.subscribe(leaving);
  store.set(1);
  expect(leaving).toHaveBeenCalledTimes(1);
  expect(late).not.toHaveBeenCalled();
});

it('keeps the last change when a listener changes the value', () => {
  const store = createStore(0);
  store.subscribe(() => store.set(Math.min(store.get() + 1, 5)));
  store.set(1);
  expect(store.get()).toBe(5);
});

describe('a listener that throws', () => {
  const broken = new Error('broken');
  const throwing = () => {
    throw broken;
  };

  it('reports the error and notifies the other listeners', () => {
    const report = jest.fn();
    const listener = jest.fn();
    const store = createStore(0, { report });
    store.subscribe(throwing);
    store.subscribe(listener);
    store.set(1);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(report.mock.calls).toEqual([[broken]]);
  });

  it('throws from the change without a reporter, after it has notified the other listeners', () => {
    const listener = jest.fn();
    const store = createStore(0);
    store.subscribe(throwing);
    store.subscribe(listener);
    expect(() => store.set(1)).toThrow(broken);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.get()).toBe(1);
  });
});

it('observes its source while there are listeners', () => {
  const steps: string[] = [];
  const store = createStore<string | undefined>(undefined, {
    whileObserved() {
      store.set('read');
      steps.push('on');
      return () => {
        steps.push('off');
        store.set(undefined);
      };
    },
  });
  const listener = jest.fn();
  const ends = [store.subscribe(listener), store.subscribe(listener)];
  expect([steps, store.get()]).toEqual([['on'], 'read']);
  for (const end of [...ends, ...ends]) end();
  expect([steps, store.get()]).toEqual([['on', 'off'], undefined]);
  store.subscribe(listener)();
  expect(steps).toEqual(['on', 'off', 'on', 'off']);
  expect(listener).not.toHaveBeenCalled();
});

it('renders its value, and the first value while hydrating', () => {
  const store = createStore('now');
  const Value = () => <p>{useStore(store, 'first')}</p>;
  expect(renderToString(<Value />)).toBe('<p>first</p>');
  render(<Value />);
  expect(screen.getByText('now')).toBeVisible();
  act(() => store.set('later'));
  expect(screen.getByText('later')).toBeVisible();
});
