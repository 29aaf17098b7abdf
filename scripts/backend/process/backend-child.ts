import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { within } from '@little-arches/kit/within';
import * as v from 'valibot';
import { createMessageCalls } from '../channel/message-calls';
import {
  type BackendMessage,
  type BackendSettings,
  backendMessageSchema,
  type ParentMessage,
} from './process-messages';

/** Thrown when the process ended during a request. */
export class BackendGone extends Error {
  override readonly name = 'BackendGone';

  /**
   * `wasSilent` is true when the process was ended because it sent no heartbeats, possibly because of one of its
   * requests.
   */
  constructor(
    message: string,
    readonly wasSilent = false,
  ) {
    super(message);
  }
}

/** Thrown when the backend refuses to start, with its sentence; a retry would not help. */
export class BackendRefusal extends Error {
  override readonly name = 'BackendRefusal';
}

/** A running process with the backend, ready for calls. */
export interface BackendChild {
  readonly publishableKey: string;
  readonly stripePublishableKey: string;
  /** Rejects with `BackendGone` when the process ends first. */
  call(content: object): Promise<unknown>;
  /** Resolves with the way it ended ("signal SIGKILL", "code 1") after the process has ended. */
  readonly ended: Promise<string>;
  /** Requests the process to end and kills it when it does not end in time. */
  stop(): Promise<void>;
}

/** Milliseconds between two heartbeats, and how many may be missing. */
const PULSE = 2000;
const MOST_MISSING = 5;
/**
 * Heartbeats that may be missing until the backend is ready: it receives no messages while it loads its program,
 * which takes long on a busy machine.
 */
const MOST_MISSING_AT_START = 60;
/** Milliseconds for a graceful end. */
const GRACE = 3000;

/**
 * Starts the backend's process. Rejects with `BackendRefusal` when the backend refuses to start, with `BackendGone`
 * when the process ends without a message. `signal` ends it before it is ready.
 */
export async function startChild(settings: BackendSettings, signal: AbortSignal): Promise<BackendChild> {
  const child = spawn(process.execPath, [join(projectRoot(), 'scripts/run.mjs'), 'serve-backend'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Bodies of requests and responses are bytes.
    serialization: 'advanced',
  });
  // A failure to send is ignored: the end of the process is reported separately.
  const send = (message: object) => void child.send(message, () => {});
  const tell = (message: ParentMessage) => send(message);
  const calls = createMessageCalls(send);
  const ended = endOf(child);
  const stop = async () => {
    tell({ kind: 'stop' });
    await within(ended, GRACE);
    child.kill('SIGKILL');
    await ended;
  };
  const pulse = watchPulse(child, tell);
  void ended.then((how) =>
    calls.failAll(new BackendGone(`The backend's process ended (${how}).`, pulse.wasSilent())),
  );

  const onAbort = () => void stop();
  signal.addEventListener('abort', onAbort);
  try {
    let refusal: BackendRefusal | undefined;
    const { publishableKey, stripePublishableKey } = await new Promise<Ready>((resolve, reject) => {
      child.on('message', (received) => {
        if (calls.settle(received)) return;
        const message = v.parse(backendMessageSchema, received);
        if (message.kind === 'pong') pulse.felt();
        if (message.kind === 'ready') {
          pulse.expected();
          resolve(message);
        }
        if (message.kind === 'failure') refusal = new BackendRefusal(message.sentence);
      });
      void ended.then((how) =>
        reject(refusal ?? new BackendGone(`The backend's process ended (${how}) while it started.`)),
      );
      tell({ kind: 'start', settings });
      if (signal.aborted) onAbort();
    });
    return { publishableKey, stripePublishableKey, call: calls.call, ended, stop };
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

type Ready = Extract<BackendMessage, { kind: 'ready' }>;

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `code ${code}`));
  });
}

/**
 * Ends a process that no longer answers. Counts heartbeats instead of time, because the clock jumps when the
 * machine sleeps.
 */
function watchPulse(
  child: ChildProcess,
  tell: (message: ParentMessage) => void,
): { felt(): void; expected(): void; wasSilent(): boolean } {
  let missing = 0;
  let most = MOST_MISSING_AT_START;
  const timer = setInterval(() => {
    missing += 1;
    if (missing > most) child.kill('SIGKILL');
    else tell({ kind: 'ping' });
  }, PULSE);
  timer.unref();
  child.once('exit', () => clearInterval(timer));
  return {
    felt() {
      missing = 0;
    },
    expected() {
      missing = 0;
      most = MOST_MISSING;
    },
    wasSilent: () => missing > most,
  };
}
