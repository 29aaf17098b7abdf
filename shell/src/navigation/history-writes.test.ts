import { createHistoryWriter } from './history-writes';

/** Creates a history like Safari's, which refuses more than 100 entries within a time. */
function fakeHistory(most = 100, milliseconds = 30_000) {
  const entries: string[] = [];
  const times: number[] = [];
  const write = (way: string) => (_state: unknown, _unused: string, url?: string | URL | null) => {
    if (times.filter((at) => at > Date.now() - milliseconds).length >= most)
      throw new DOMException('Attempt to use history.pushState() more than 100 times', 'SecurityError');
    times.push(Date.now());
    entries.push(`${way} ${url}`);
  };
  return { entries, pushState: write('push'), replaceState: write('replace') };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('writes at once while there is room', () => {
  const history = fakeHistory();
  const writer = createHistoryWriter(history);
  writer.pushState(null, '', '/a');
  writer.replaceState(null, '', '/b');
  expect(history.entries).toEqual(['push /a', 'replace /b']);
});

it.each([
  ['10 seconds', 100, 10_000],
  ['30 seconds', 100, 30_000],
  ['30 seconds, some of them taken by others', 40, 30_000],
])('never throws beyond the limit of %s, and writes the last entry when there is room', (_, most, while_) => {
  const history = fakeHistory(most, while_);
  const writer = createHistoryWriter(history);
  for (let count = 0; count < 500; count += 1) writer.replaceState(null, '', `/${count}`);
  expect(history.entries.length).toBeLessThanOrEqual(most);
  jest.advanceTimersByTime(31_000);
  expect(history.entries.at(-1)).toBe('replace /499');
});

it('adds a queued entry, even if it was replaced', () => {
  const history = fakeHistory(1);
  const writer = createHistoryWriter(history);
  writer.pushState(null, '', '/first');
  writer.pushState(null, '', '/second');
  writer.replaceState(null, '', '/second?clean');
  jest.advanceTimersByTime(61_000);
  expect(history.entries).toEqual(['push /first', 'push /second?clean']);
});

it('drops a waiting entry when the visitor goes back', () => {
  const history = fakeHistory(1);
  const writer = createHistoryWriter(history);
  writer.pushState(null, '', '/first');
  writer.pushState(null, '', '/second');
  window.dispatchEvent(new PopStateEvent('popstate'));
  jest.advanceTimersByTime(61_000);
  expect(history.entries).toEqual(['push /first']);
});

it.each([
  ['data that can’t be cloned', new DOMException('A function', 'DataCloneError'), '/a'],
  [
    'an address of another site',
    new DOMException('Another origin', 'SecurityError'),
    'https://other.example/',
  ],
])('throws the browser’s error for %s', (_, error, address) => {
  const refuse = () => {
    throw error;
  };
  const writer = createHistoryWriter({ pushState: refuse, replaceState: refuse });
  expect(() => writer.pushState(null, '', address)).toThrow(error);
});
