import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteConfig } from '@little-arches/contracts/config';
import type { Composition, PrerenderedPage, Prerenderer } from '@little-arches/contracts/formats';
import { childEnvironment, isDebugged } from '@little-arches/kit/processes/child-environment';
import { within } from '@little-arches/kit/within';

/** What to render: the shell, the remote if any, and the time limit of a page. */
export interface PrerenderSubject {
  /** Folder of the shell's Node build. */
  readonly shell: string;
  readonly remote?: LaidOut | undefined;
  /** The remotes that fill slots of the pages. */
  readonly fillers?: readonly LaidOut[];
  readonly config: SiteConfig;
  readonly composition: Composition;
  /** Milliseconds that a page may take. */
  readonly timeLimit?: number | undefined;
}

/** A remote, and the folder of its Node build. */
export interface LaidOut {
  readonly name: string;
  readonly folder: string;
}

/** A prerenderer in a process of its own. */
export interface PrerenderProcess extends Prerenderer {
  stop(): Promise<void>;
}

/** Milliseconds. Thirty times what a page takes on a machine with ten times the load. */
const TIME_LIMIT = 30_000;

/** Milliseconds of a day, because a page that stops at a breakpoint waits for a person. */
const DEBUGGED = 24 * 60 * 60_000;

const program = path.join(path.dirname(fileURLToPath(import.meta.url)), 'prerender-child.mjs');

interface Answer {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

/**
 * Starts a process that renders the pages of one package, without this process's environment. Renders one page at a
 * time. A page that times out or ends the process fails alone, and the next one gets a new process. Rejects when a
 * build can't be imported.
 */
export async function startPrerenderer(subject: PrerenderSubject): Promise<PrerenderProcess> {
  const {
    shell,
    remote,
    fillers = [],
    config,
    composition,
    timeLimit = isDebugged() ? DEBUGGED : TIME_LIMIT,
  } = subject;
  let child: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let calls = 0;

  async function start(): Promise<ChildProcess> {
    const started = fork(program, {
      env: childEnvironment(),
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child = started;
    await ask(started, 'start', [{ shell, remote, fillers, config, composition }]);
    return started;
  }

  async function ask(asked: ChildProcess, call: string, parameters: readonly unknown[]): Promise<unknown> {
    const id = ++calls;
    const answering = new Promise<Answer>((resolve, reject) => {
      const settle = (settled: () => void) => {
        asked.off('message', hear);
        asked.off('exit', onExit);
        asked.off('error', onError);
        settled();
      };
      const onError = (error: Error) => settle(() => reject(error));
      const hear = (answer: Answer) => {
        if (answer.id === id) settle(() => resolve(answer));
      };
      const onExit = (code: number | null) =>
        settle(() => reject(new Error(`It ended the process that renders it (exit ${code})`)));
      asked.on('message', hear);
      asked.on('exit', onExit);
      asked.on('error', onError);
      asked.send({ id, call, parameters }, (error) => error && onError(error));
    });
    // The start imports the builds, which is not the page's time.
    const limit = call === 'start' ? Math.max(timeLimit, TIME_LIMIT) : timeLimit;
    const answer = await within(answering, limit);
    if (!answer) {
      end(asked);
      throw new Error(
        `It was not rendered within ${limit / 1000} seconds: it loops, or waits for what never comes`,
      );
    }
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value;
  }

  function end(ended: ChildProcess): void {
    ended.kill('SIGKILL');
    if (child === ended) child = undefined;
  }

  /** Queues a call, so that a timeout is attributed to the right one. */
  function queued(call: keyof Prerenderer, ...parameters: unknown[]): Promise<unknown> {
    const answer = last.then(async () => {
      const running = child?.exitCode === null && child.signalCode === null ? child : await start();
      return await ask(running, call, parameters);
    });
    last = answer.catch(() => {});
    return answer;
  }

  await start().catch(async (error) => {
    await stop();
    throw error;
  });

  async function stop(): Promise<void> {
    const running = child;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const gone = once(running, 'exit');
    end(running);
    await gone;
  }

  return {
    entries: (name, page) =>
      queued('entries', name, page) as Promise<readonly Readonly<Record<string, string>>[]>,
    page: (name, address, slots) => queued('page', name, address, slots) as Promise<PrerenderedPage>,
    missing: (name, address) => queued('missing', name, address) as Promise<PrerenderedPage>,
    frame: (address) => queued('frame', address) as Promise<string>,
    stop,
  };
}
