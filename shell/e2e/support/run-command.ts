import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { projectRoot } from '@scripts/kit/project-root';

/** One of the project's commands in a process of its own. */
export interface RunningCommand {
  /** Everything it printed so far. */
  output(): string;
  /** What of that it printed as an error. */
  errors(): string;
  /** Resolves with its exit code. */
  readonly ended: Promise<number | null>;
  /** Resolves when a line begins with `text`; rejects when the command ends without. */
  says(text: string): Promise<void>;
  /** Sends it a signal. */
  signal(name: NodeJS.Signals): void;
  /** Ends it as Ctrl-C does, after ten seconds by force, and waits until it is gone. */
  stop(): Promise<void>;
}

/** Runs `node scripts/run.mjs` with arguments, as package.json does. */
export function runCommand(args: readonly string[], env: Record<string, string> = {}): RunningCommand {
  const child = spawn(process.execPath, [path.join(projectRoot(), 'scripts/run.mjs'), ...args], {
    cwd: projectRoot(),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (stream === child.stderr) errors += chunk.toString();
      for (const listener of [...listeners]) listener();
    });

  return {
    output: () => output,
    errors: () => errors,
    ended,
    says: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (output.split('\n').some((line) => line.startsWith(text))) resolve();
        };
        listeners.add(look);
        look();
        ended.then(
          (code) => reject(new Error(`The command ended with ${code} and never said '${text}':\n${output}`)),
          reject,
        );
      }),
    signal: (name) => void child.kill(name),
    stop: () => stop(child, ended),
  };
}

async function stop(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.kill('SIGINT');
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(timer);
}

/** A port that is free now. */
export function freePort(): Promise<string> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(String(typeof address === 'object' && address ? address.port : 0)));
    });
  });
}
