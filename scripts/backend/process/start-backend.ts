import { type Answer, listen } from '../http/node-http';
import { forVisitors } from '../http/visitors';
import { type BackendSettings, startSupervisor } from './supervisor';

/** Options of the embedded backend. */
export interface BackendOptions extends Omit<BackendSettings, 'url'> {
  /** 0 takes any free port. */
  readonly port: number;
  /** Address to listen on; default 127.0.0.1. */
  readonly host?: string;
  /** Aborts the start, which then rejects. */
  readonly signal?: AbortSignal;
  log(line: string): void;
}

/** The running embedded backend. */
export interface RunningBackend {
  readonly url: string;
  readonly publishableKey: string;
  /** The payment simulator's address and publishable key. */
  readonly payments: { readonly api: string; readonly publishableKey: string };
  /** Ends it within five seconds, whatever it is doing. */
  stop(): Promise<void>;
}

/**
 * Starts the embedded backend in its own process and forwards the requests of one port to it. The port belongs to
 * this process, so that callers get a readable response while the backend restarts. Rejects with one printable
 * sentence when it can't start, and leaves nothing running.
 */
export async function startBackend(options: BackendOptions): Promise<RunningBackend> {
  const { port, host = '127.0.0.1', signal, log, ...settings } = options;
  // Listens first, because the address is needed below; early requests wait.
  let open = (_answer: Answer) => {};
  const opened = new Promise<Answer>((resolve) => {
    open = resolve;
  });
  const server = await listen(host, port, async (request, peer) => (await opened)(request, peer), log);
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${server.port}`;
  try {
    const backend = await startSupervisor({ ...settings, url }, log, signal);
    open(forVisitors(host, backend.answer));
    return {
      url,
      publishableKey: backend.publishableKey,
      payments: { api: `${url}/payments`, publishableKey: backend.stripePublishableKey },
      async stop() {
        await server.stop();
        await backend.stop();
      },
    };
  } catch (error) {
    open(async () => new Response(null, { status: 503 }));
    await server.stop();
    throw error;
  }
}
