import { createEventBus } from '@little-arches/contracts/host';
import { announceEvents } from './announce-events';
import { createAnnouncer } from './announcer';

function setUp() {
  const bus = createEventBus({ report: fail });
  const announcer = createAnnouncer();
  announceEvents(bus, announcer);
  return { bus, said: () => announcer.get().announcements.map(({ message }) => message) };
}

function fail(error: unknown) {
  throw error;
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('announces the title of each page except the first', () => {
  const { bus, said } = setUp();
  for (const title of ['Products', 'Checkout', 'Products'])
    bus.publish('page/shown', { remote: 'remote-store', page: 'page', title });
  expect(said()).toEqual(['Checkout', 'Products']);
});

it.each([
  ['a sign-out', ['authenticated', 'loading', 'unauthenticated'], ['You are signed out.']],
  ['a visitor', ['loading', 'unauthenticated'], []],
  ['a sign-in', ['unauthenticated', 'loading', 'authenticated', 'loading', 'authenticated'], []],
] as const)('announces the end of a session only after a sign-out: %s', (_, statuses, expected) => {
  const { bus, said } = setUp();
  for (const status of statuses) bus.publish('session/changed', { status });
  expect(said()).toEqual(expected);
});
