/** Sets the clock of the page. Timers stay real, so that pages render and testing-library waits as usual. */
export function setClock(now: string): void {
  jest.useFakeTimers({
    now: new Date(now),
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'nextTick'],
  });
}
