import type { RunningProcess } from './start-process';

/** A server in its own process. */
export interface ListeningProcess {
  readonly url: string;
  stop(): Promise<void>;
}

/** Resolves with the server once its process prints 'Listening on' and an address; otherwise ends the process. */
export async function whenListening(running: RunningProcess): Promise<ListeningProcess> {
  try {
    await running.says('Listening on ');
  } catch (error) {
    await running.stop();
    throw error;
  }
  const [, url = ''] = /^Listening on (http:\/\/[\d.:]+)/m.exec(running.output()) ?? [];
  return { url, stop: running.stop };
}
