import { type RemoteTimers, watchTimers } from './remote-timers';

/** The remote whose script is the caller in the stack of the next error. */
let caller = '';
const RealError = globalThis.Error;

class ErrorFrom extends RealError {
  override stack = `Error: a timer is set
    at setTimeout (http://localhost/assets/shell/1.0.0/main.js:1:1)
    at tick (http://localhost/assets/${caller}/1.0.0/7.js:1:1)
    at run (http://localhost/assets/shell/1.0.0/main.js:1:1)`;
}

let timers: RemoteTimers;

beforeAll(() => {
  jest.useFakeTimers();
  globalThis.Error = ErrorFrom as ErrorConstructor;
  timers = watchTimers();
});
afterAll(() => {
  globalThis.Error = RealError;
  jest.useRealTimers();
});

it('ends the intervals of the remote that was left, and no others', () => {
  const [own, other, shell] = [jest.fn(), jest.fn(), jest.fn()];
  caller = 'remote-a';
  setInterval(own, 10);
  caller = 'remote-b';
  const id = setInterval(other, 10);
  caller = 'shell';
  const frame = setInterval(shell, 10);
  expect(timers.end('remote-a', performance.now())).toEqual({ ended: 1, waiting: 0 });
  jest.advanceTimersByTime(10);
  expect([own, other, shell].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1]);
  clearInterval(id);
  clearInterval(frame);
});

it('runs an earlier timeout with its arguments, and ends later ones', () => {
  caller = 'remote-a';
  const done = jest.fn(() => void setTimeout(done, 10));
  setTimeout(done, 10, 'given');
  const left = performance.now();
  expect(timers.end('remote-a', left)).toEqual({ ended: 0, waiting: 1 });
  jest.advanceTimersByTime(10);
  expect(done).toHaveBeenCalledWith('given');
  expect(timers.end('remote-a', left)).toEqual({ ended: 1, waiting: 0 });
  jest.advanceTimersByTime(100);
  expect(done).toHaveBeenCalledTimes(1);
});

it('forgets timers that have run and cleared ones', () => {
  caller = 'remote-a';
  setTimeout(() => {}, 10);
  clearTimeout(setTimeout(() => {}, 1000));
  clearInterval(setInterval(() => {}, 1000));
  jest.advanceTimersByTime(10);
  expect(timers.end('remote-a', -1)).toEqual({ ended: 0, waiting: 0 });
});
