/**
 * React shows what follows a placeholder no sooner than 300 ms after it, so that a page doesn't flicker. Nobody looks
 * at a test, which would wait for that: here it is shown at once. React takes `setTimeout` when it is loaded, so this
 * must be there before.
 */
const { window } = globalThis;

// Some tests of pages render them as a server does.
if (window) {
  const { setTimeout: schedule } = window;
  window.setTimeout = (callback, delay, ...rest) => {
    const isHeldBack = callback?.name === 'bound completeRootWhenReady';
    return schedule.call(window, callback, isHeldBack ? 0 : delay, ...rest);
  };
}
