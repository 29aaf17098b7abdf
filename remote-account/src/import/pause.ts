/**
 * Base interval between two requests, and the largest random addition, in milliseconds. The addition keeps pages
 * from polling at the same moment.
 */
const PAUSE = 3000;
const SPREAD = 1000;

/** Resolves after the polling interval; never resolves once `signal` is aborted. */
export function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PAUSE + Math.random() * SPREAD);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}
