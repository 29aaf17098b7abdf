import { UsageError } from '@little-arches/kit/errors/usage-error';
import { type BackendAddress, type BackendSettings, spawnBackend } from './backend-child';

export interface RunningBackend extends BackendAddress {
  /** Resolves after `stop`. Rejects with the backend's words when it ends too often by itself. */
  readonly ended: Promise<void>;
  /** Ends it within five seconds, whatever it is doing. */
  stop(): Promise<void>;
}

/** Times within a minute that a backend that ended by itself is started anew. */
const MOST_STARTS = 5;
const MINUTE = 60_000;

/**
 * Starts the embedded backend in its own process, and starts it anew whenever that ends by itself. Rejects with one
 * printable sentence when the first start fails or `signal` aborts it, and leaves nothing running.
 */
export async function startBackend(
  settings: BackendSettings,
  log: (line: string) => void,
  signal: AbortSignal,
): Promise<RunningBackend> {
  signal.throwIfAborted();
  let child = spawnBackend(settings, log);
  let isStopping = false;
  const stop = () => {
    isStopping = true;
    return child.stop();
  };
  signal.addEventListener('abort', stop);
  const address = await child.ready;
  const ended = keepRunning();
  // It may reject before it is awaited.
  ended.catch(() => {});
  return { ...address, ended, stop };

  async function keepRunning(): Promise<void> {
    let exits: number[] = [];
    for (;;) {
      const words = await child.ended;
      if (isStopping) return;
      exits = [...exits.filter((exit) => exit > Date.now() - MINUTE), Date.now()];
      if (exits.length > MOST_STARTS)
        throw new UsageError(`The backend ended ${exits.length} times within a minute: ${words}`);
      log(`The backend ended (${words}) and is started anew.`);
      child = spawnBackend(settings, log);
    }
  }
}
