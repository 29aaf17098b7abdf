import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { programArgs } from '@little-arches/kit/processes/typescript-program';
import * as v from 'valibot';

/** Settings with which the backend's process starts, as JSON in its one argument. */
export const backendSettingsSchema = v.object({
  /** 0 takes any free port. */
  port: v.number(),
  /** Folder of the database, the keys and the lock; relative to the checkout. */
  dataDir: v.string(),
  /** Origin of the site, for example `http://localhost:3000`. */
  siteUrl: v.string(),
  /** Overrides of [auth.rate_limit] in supabase/config.toml. */
  rateLimits: v.optional(v.record(v.string(), v.number())),
});
/** Settings with which the backend's process starts. */
export type BackendSettings = v.InferInput<typeof backendSettingsSchema>;

const addressSchema = v.object({
  url: v.string(),
  publishableKey: v.string(),
  /** The payment simulator's address and publishable key. */
  payments: v.object({ api: v.string(), publishableKey: v.string() }),
});
/** Addresses and public keys of a running backend. */
export type BackendAddress = v.InferOutput<typeof addressSchema>;

const firstLineSchema = v.union([
  v.object({ ready: addressSchema }),
  /** Sentence that says why the backend can't start. */
  v.object({ failure: v.string() }),
]);
/** The first line that the backend's process prints, as JSON. */
export type FirstLine = v.InferOutput<typeof firstLineSchema>;

export interface BackendChild {
  readonly process: ChildProcess;
  /** Rejects with the process's words when it ends first. */
  readonly ready: Promise<BackendAddress>;
  /** Resolves after the end with the process's words: why it could not start, else "signal SIGKILL" or "code 1". */
  readonly ended: Promise<string>;
  /** Lets the process end, and kills it when it does not end in time. */
  stop(): Promise<void>;
}

/** Milliseconds for a graceful end. */
const GRACE = 3000;

/** Starts a process with the backend. It ends with this process; its log goes to `log`, line by line. */
export function spawnBackend(
  settings: BackendSettings,
  log: (line: string) => void,
  { cwd = projectRoot(), env = process.env }: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): BackendChild {
  const program = join(projectRoot(), 'scripts/backend/process/serve-backend.ts');
  const child = spawn(process.execPath, programArgs(program, JSON.stringify(settings)), { cwd, env });
  let failure: string | undefined;
  createInterface({ input: child.stderr }).on('line', log);
  const ended = new Promise<string>((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('close', (code, signal) => resolve(failure ?? (signal ? `signal ${signal}` : `code ${code}`)));
  });
  const ready = new Promise<BackendAddress>((resolve, reject) => {
    const lines = createInterface({ input: child.stdout });
    lines.once('line', (line) => {
      const first = v.parse(firstLineSchema, JSON.parse(line));
      if ('ready' in first) resolve(first.ready);
      else failure = first.failure;
      lines.on('line', log);
    });
    void ended.then((words) => reject(new Error(words)));
  });
  // A process that is started anew is awaited by its end only.
  ready.catch(() => {});
  return {
    process: child,
    ready,
    ended,
    async stop() {
      child.stdin.end();
      const timer = setTimeout(() => child.kill('SIGKILL'), GRACE);
      await ended;
      clearTimeout(timer);
    },
  };
}
