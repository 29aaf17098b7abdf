import { sampleUser, signedIn } from '../../testing/samples';
import type { SessionState } from '../session';
import { createStore } from '../store';
import { createEventBus } from './event-bus';

const KEY = 'little-arches.tab-event.child/chosen';
const nora = { childId: 'nora' };
const kim: SessionState = { status: 'authenticated', user: { ...sampleUser, id: 'user-kim' } };
const nobody: SessionState = { status: 'unauthenticated', reason: 'signed-out' };
const loading: SessionState = { status: 'loading' };

/** Loads a document of a tab: the tab keeps `sessionStorage`, and a new document starts with an empty bus. */
function load(state: SessionState) {
  const errors: unknown[] = [];
  const session = createStore<SessionState>(state);
  const bus = createEventBus({
    report: (error) => void errors.push(error),
    storage: () => localStorage,
    tabStorage: () => sessionStorage,
    session,
  });
  return { bus, session, errors };
}

/** Returns what a late subscriber receives. */
function last({ bus }: Pick<ReturnType<typeof load>, 'bus'>): unknown {
  const listener = jest.fn();
  bus.subscribe('child/chosen', listener)();
  return listener.mock.calls[0]?.[0];
}

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

it('keeps the tab’s event over a reload, also for early subscribers', () => {
  load(signedIn).bus.publish('child/chosen', nora);
  const next = load(loading);
  const early = jest.fn();
  next.bus.subscribe('child/chosen', early);
  expect(early).not.toHaveBeenCalled();
  next.session.set(signedIn);
  expect(early.mock.calls).toEqual([[nora]]);
  expect(last(next)).toEqual(nora);
});

it('distinguishes the choice of no particular child from no choice', () => {
  load(signedIn).bus.publish('child/chosen', { childId: null });
  expect(last(load(signedIn))).toEqual({ childId: null });
  sessionStorage.clear();
  expect(last(load(signedIn))).toBeUndefined();
});

it('writes the tab’s event to no storage that other tabs read', () => {
  load(signedIn).bus.publish('child/chosen', { ...nora, name: 'Nora' } as typeof nora);
  expect(localStorage).toHaveLength(0);
  expect({ ...sessionStorage }).toEqual({
    [KEY]: JSON.stringify({ userId: sampleUser.id, payload: nora }),
  });
});

it('ignores the child chosen in another tab', () => {
  const { bus } = load(signedIn);
  const listener = jest.fn();
  bus.subscribe('child/chosen', listener);
  const stop = bus.listenToOtherTabs();
  const newValue = JSON.stringify({ userId: sampleUser.id, payload: nora });
  for (const key of [KEY, 'little-arches.event.child/chosen'])
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  stop();
  expect(listener).not.toHaveBeenCalled();
});

it.each<[string, SessionState[]]>([
  ['signs out', [loading, nobody]],
  ['signs out and in again', [loading, nobody, signedIn]],
  ['signs out, and another account signs in', [loading, nobody, kim]],
  ['is another account at once', [kim]],
])('removes the tab’s event when its person %s', (_, states) => {
  const tab = load(signedIn);
  tab.bus.publish('child/chosen', nora);
  for (const state of states) tab.session.set(state);
  expect(last(tab)).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

it('keeps the tab’s event while the profile of its person is read again', () => {
  const tab = load(signedIn);
  tab.bus.publish('child/chosen', nora);
  tab.session.set(loading);
  tab.session.set({ status: 'authenticated', user: { ...sampleUser, firstName: 'Maria' } });
  expect(last(tab)).toEqual(nora);
});

it.each([
  ['another account', kim],
  ['no one', nobody],
])('removes the tab’s event at the start when %s is signed in by then', (_, state) => {
  load(signedIn).bus.publish('child/chosen', nora);
  const next = load(loading);
  next.session.set(state);
  expect(last(next)).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
  expect(next.errors).toEqual([]);
});

it.each(['{', '{"userId":"user-1"}', '{"userId":"user-1","payload":{"childId":""}}', '[]'])(
  'reports and removes the stored %s',
  (text) => {
    sessionStorage.setItem(KEY, text);
    const tab = load(signedIn);
    expect(last(tab)).toBeUndefined();
    expect(tab.errors).toHaveLength(1);
    expect(sessionStorage).toHaveLength(0);
  },
);

it('keeps the event for the page when the browser forbids storage', () => {
  for (const use of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, use).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  const tab = load(signedIn);
  tab.bus.publish('child/chosen', nora);
  expect(last(tab)).toEqual(nora);
  tab.session.set(nobody);
  expect(last(tab)).toBeUndefined();
  expect(tab.errors).toEqual([]);
});
