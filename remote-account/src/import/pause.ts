/** Milliseconds between two questions to the server, and most that are added so that not all pages ask at once. */
const PAUSE = 3000;
const SPREAD = 1000;

/** Resolves when the server may be asked again; never once `signal` is aborted. */
export function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PAUSE + Math.random() * SPREAD);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}
