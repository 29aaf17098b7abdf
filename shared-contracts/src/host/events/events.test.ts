import fc from 'fast-check';
import { sampleEvents as good } from '../../testing/sample-events';
import { type EventName, events, parseEvent } from './events';

it.each(Object.keys(events) as EventName[])('accepts a valid %s and drops unknown fields', (name) => {
  expect(parseEvent(name, { ...good[name], email: 'mara@family.example' })).toEqual(good[name]);
});

it.each<[EventName, unknown, string]>([
  ['session/changed', { status: 'signed-in' }, 'status'],
  ['session/changed', { status: undefined }, 'status'],
  ['cart/changed', { count: -1, total: 0, currency: null }, 'count'],
  ['cart/changed', { count: 1, total: 19.9, currency: 'eur' }, 'total'],
  ['cart/changed', { count: 1, total: 10, currency: '€€€' }, 'currency'],
  ['cart/changed', { count: 1, total: 10 }, 'currency'],
  ['cart/changed', [], 'count'],
  ['cart/opened', null, 'payload'],
  ['order/paid', { ...good['order/paid'], orderId: '' }, 'orderId'],
  ['order/paid', { ...good['order/paid'], currency: null }, 'currency'],
  ['remote/failed', { ...good['remote/failed'], version: '' }, 'version'],
  ['page/shown', { remote: 'remote-store', page: 'store' }, 'title'],
])('refuses %s with %j and names %s', (name, payload, field) => {
  expect(() => parseEvent(name, payload)).toThrow(`Event '${name}' has a wrong '${field}'`);
});

it.each(['cart/emptied', 'toString', '__proto__'])('explains where to add the unknown event %s', (name) => {
  expect(() => parseEvent(name as EventName, {})).toThrow(
    `There is no event '${name}'; add it to shared-contracts/src/host/events/events.ts`,
  );
});

it('returns a parsed copy or throws an error that names the event, for any payload', () => {
  const names = fc.constantFrom(...(Object.keys(events) as EventName[]));
  fc.assert(
    fc.property(names, fc.anything(), (name, payload) => {
      try {
        expect(parseEvent(name, parseEvent(name, payload))).toEqual(parseEvent(name, payload));
      } catch (error) {
        expect((error as Error).message).toContain(`Event '${name}' has a wrong`);
      }
    }),
  );
});
