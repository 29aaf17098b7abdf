import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '@little-arches/kit/files/project-root';

/** Numbers of tests by result. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Files and titles of the failed tests, for the last lines of a run. */
  readonly failures: readonly string[];
  /** Numbers of skipped tests, by the name of the file. */
  readonly leftOut: Readonly<Record<string, number>>;
}

/**
 * Returns the counts of a runner that ended with this code: it can fail without a failed test, for example when it
 * found none.
 */
export function withCode(counts: Counts, code: number, runner: string): Counts {
  if (code === 0 || counts.failed > 0) return counts;
  return { ...counts, failed: 1, failures: [`${runner} ended with ${code}, without a failed test`] };
}

/**
 * Module that every Node process of a test loads first. Most of them live for seconds, in which optimizing
 * Postgres's program (compiled to WebAssembly) is not worthwhile. It saves a quarter of a backend's start.
 */
const BASELINE = path.join(projectRoot(), 'scripts/tools/test/baseline.cjs');

/** True when a process can begin a group that can be ended as one. */
const HAS_GROUPS = process.platform !== 'win32';

/** Options of a test runner's process. */
export interface GroupOptions {
  readonly env: Readonly<Record<string, string>>;
  /** Ends the run, which then rejects. */
  readonly ending: AbortSignal;
  readonly stdout: 'ignore' | 'inherit';
}

/** Runs Node with a test runner and its workers as one group of processes. Returns its exit code. */
export function runGroup(args: readonly string[], { env, ending, stdout }: GroupOptions): Promise<number> {
  ending.throwIfAborted();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: projectRoot(),
      env: {
        ...process.env,
        ...env,
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --require ${JSON.stringify(BASELINE)}`,
      },
      stdio: ['ignore', stdout, 'inherit'],
      detached: HAS_GROUPS,
    });
    ending.addEventListener('abort', () => endGroup(child));
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Ends a process and its workers, which would continue for a while when only the runner is ended. */
function endGroup(child: ChildProcess): void {
  if (!HAS_GROUPS || child.pid === undefined) return void child.kill();
  try {
    process.kill(-child.pid, 'SIGINT');
  } catch {
    // All of them have already ended.
  }
}
