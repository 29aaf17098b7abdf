import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createTestDirectory } from '@scripts/backend/testing/backend-process';
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

/** Runs supabase/functions/<name>/index.ts in Deno, on any free port, with the packages of node_modules. */
export async function startInDeno(name: string, settings: Record<string, string>): Promise<DenoHost> {
  const script = join(projectRoot(), 'supabase', 'functions', name, 'index.ts');
  denoDirectory ??= createTestDirectory();
  const flags = ['--no-prompt', '--cached-only', '--node-modules-dir=manual', '--allow-net', '--allow-env'];
  const child = spawn(denoBinary(), ['run', ...flags, script], {
    env: {
      ...process.env,
      ...settings,
      DENO_DIR: denoDirectory,
      DENO_NO_UPDATE_CHECK: '1',
      DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
      NO_COLOR: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await listeningAddress(child, name);
  return {
    url,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}

function listeningAddress(child: ChildProcess, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk;
      const address = /Listening on (http:\/\/127\.0\.0\.1:\d+)/.exec(printed)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${name} ended in Deno with code ${code}: ${printed}`)));
  });
}
