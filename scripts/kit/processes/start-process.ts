import { spawn } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '../files/project-root';
import { WHOLE } from '../patience.cjs';

/** Options of running a process. */
export interface ProcessOptions {
  /** The program's file; default: Node. */
  readonly program?: string;
  /** Default: the checkout. */
  readonly cwd?: string;
  /** Variables in addition to those of this process. */
  readonly env?: Readonly<Record<string, string>>;
}

/** A child process that runs concurrently. */
export interface RunningProcess {
  readonly pid: number;
  /** Returns everything it printed so far. */
  output(): string;
  /** Returns the part of the output on stderr. */
  errors(): string;
  /** Resolves with its exit code after the process and its output have ended. */
  readonly ended: Promise<number | null>;
  /** Resolves when a line begins with `text`. Rejects with the output when the process ends without it, or hangs. */
  says(text: string): Promise<void>;
  /** Sends it a signal. */
  signal(name: NodeJS.Signals): void;
  /** Ends the process as Ctrl-C does, by force after ten seconds, and waits for its end. */
  stop(): Promise<void>;
}

/** Runs Node or another program with these arguments. */
export function startProcess(args: readonly string[], options: ProcessOptions = {}): RunningProcess {
  const program = options.program ?? process.execPath;
  const child = spawn(program, args, {
    cwd: options.cwd ?? projectRoot(),
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  const listeners = new Set<() => void>();
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  // Waiters get the rejection; without one it must not be an unhandled rejection.
  ended.catch(() => {});
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (stream === child.stderr) errors += chunk.toString();
      for (const listener of [...listeners]) listener();
    });
  const fault = (what: string) =>
    new Error(`${path.basename(program)} ${args.join(' ')} ${what}:\n${output}`);

  return {
    pid: child.pid ?? 0,
    output: () => output,
    errors: () => errors,
    ended,
    async says(text) {
      let timer: NodeJS.Timeout | undefined;
      const said = new Promise<void>((resolve, reject) => {
        const look = () => {
          if (output.split('\n').some((line) => line.startsWith(text))) resolve();
        };
        listeners.add(look);
        look();
        timer = setTimeout(() => reject(fault(`did not say '${text}' in ${WHOLE / 1000} s`)), WHOLE);
        ended.then((code) => reject(fault(`ended with ${code} and never said '${text}'`)), reject);
      });
      await said.finally(() => clearTimeout(timer));
    },
    signal: (name) => void child.kill(name),
    async stop() {
      child.kill('SIGINT');
      const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** Runs Node with these arguments and returns the milliseconds it took. Rejects with the output when it fails. */
export async function runProcess(args: readonly string[], options: ProcessOptions = {}): Promise<number> {
  const started = performance.now();
  const running = startProcess(args, options);
  const code = await running.ended;
  if (code !== 0) throw new Error(`node ${args.join(' ')} ended with ${code}:\n${running.output()}`);
  return performance.now() - started;
}

/** Runs one of the project's commands, as package.json does, in the checkout at `cwd`. */
export function startCommand(args: readonly string[], options: ProcessOptions = {}): RunningProcess {
  const program = path.join(options.cwd ?? projectRoot(), 'scripts/run.mjs');
  return startProcess([program, ...args], options);
}

/**
 * Runs the command of `npm start` with these variables until it prints Ready. Rejects with its output when that
 * does not happen.
 */
export async function startSite(
  env: Readonly<Record<string, string>>,
  cwd?: string,
): Promise<RunningProcess> {
  const site = startCommand(['start'], { env, ...(cwd && { cwd }) });
  try {
    await site.says('Ready: ');
    return site;
  } catch (error) {
    await site.stop();
    throw error;
  }
}
