import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { WHOLE } from '../patience.cjs';
import { projectRoot } from '../project-root';

/** A site started as a person does, in a process of its own. */
export interface RunningSite {
  readonly pid: number;
  /** Everything it printed so far. */
  output(): string;
  /** Ends it as Ctrl-C does and waits until it is gone. */
  stop(): Promise<void>;
}

/** Runs `npm start`'s command with these variables until it says Ready. Rejects with its output if it ends. */
export function startSite(env: Record<string, string>): Promise<RunningSite> {
  const child = spawn(process.execPath, [path.join(projectRoot(), 'scripts/run.mjs'), 'start'], {
    cwd: projectRoot(),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The site was not ready in ${WHOLE / 1000} s:\n${output}`));
    }, WHOLE);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (!/^Ready: /m.test(output)) return;
      clearTimeout(timer);
      resolve({ pid: child.pid ?? 0, output: () => output, stop: () => stop(child) });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The site ended with code ${code}:\n${output}`));
    });
  });
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGINT');
  });
}
