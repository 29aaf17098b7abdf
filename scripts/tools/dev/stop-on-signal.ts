/** Stops a started part. */
export type Stop = () => Promise<unknown>;

/** Milliseconds after a signal until the process ends even when a part is still running. */
const LAST_CALL = 4500;

/** Lets a process with stopped parts end by itself: Rspack reports memory leaks after `process.exit()`. */
export const endByItself = () => {
  process.exitCode = 0;
};

/**
 * Stops everything on Ctrl-C: the functions in `stops` at that moment, and work that uses the returned signal. Then
 * calls `end`. A second Ctrl-C, or a part that does not stop in time, ends the process immediately, with its child
 * processes.
 */
export function stopOnSignal(stops: readonly Stop[], end: () => void = () => process.exit(0)): AbortSignal {
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (ending.signal.aborted) endBy(signal);
      console.log('\nStopping …');
      process.exitCode = 1;
      setTimeout(endBy, LAST_CALL, signal).unref();
      ending.abort();
      void Promise.allSettled(stops.map((stop) => stop())).then(end);
    });
  return ending.signal;
}

/** Ends the process as the signal does by itself, because Rspack reports memory leaks after `process.exit()`. */
function endBy(signal: NodeJS.Signals): void {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}
