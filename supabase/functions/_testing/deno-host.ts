import { join } from 'node:path';
import { clearAway, createTestDirectory } from '@scripts/backend/testing/backend-process';
import { type RunningProcess, startProcess } from '@scripts/kit/processes/start-process';
import { projectRoot } from '@scripts/kit/project-root';

/** A function that runs in real Deno. */
export type DenoHost = { url: string; stop(): Promise<void> };

/** The Deno binary of the test command; throws a sentence saying how to get it when there is none. */
export function denoBinary(): string {
  const binary = process.env.DENO_BIN;
  if (binary) return binary;
  throw new Error(
    'DENO_BIN is not set, so the functions can not be run in Deno. Run `npm test`: it installs Deno and sets DENO_BIN.',
  );
}

// What Deno compiles is of use to the next one, but does not belong into the home of whoever runs the tests.
let denoDirectory: string | undefined;
const hosts: RunningProcess[] = [];

/**
 * Runs supabase/functions/<name>/index.ts in Deno, on any free port, with the packages of node_modules.
 * `afterAll(clearDenoAway)` ends what a failed test left running.
 */
export async function startInDeno(name: string, settings: Record<string, string>): Promise<DenoHost> {
  const script = join(projectRoot(), 'supabase', 'functions', name, 'index.ts');
  denoDirectory ??= createTestDirectory();
  const flags = ['--no-prompt', '--cached-only', '--node-modules-dir=manual', '--allow-net', '--allow-env'];
  const env = {
    ...settings,
    DENO_DIR: denoDirectory,
    DENO_NO_UPDATE_CHECK: '1',
    DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
    NO_COLOR: '1',
  };
  const host = startProcess(['run', ...flags, script], { program: denoBinary(), env });
  hosts.push(host);
  await host.says('Listening on ');
  const [, url = ''] = /^Listening on (http:\/\/[\d.:]+)/m.exec(host.output()) ?? [];
  return { url, stop: host.stop };
}

/** Ends every Deno of this file, and removes what they kept. */
export async function clearDenoAway(): Promise<void> {
  await Promise.all(hosts.splice(0).map((host) => host.stop()));
  await clearAway();
}
