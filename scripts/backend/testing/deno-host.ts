import { join } from 'node:path';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { startProcess } from '@little-arches/kit/processes/start-process';
import { type ListeningProcess, whenListening } from '@little-arches/kit/processes/when-listening';
import { createTestDirectory } from './backend-process';

/** Returns the path of the Deno binary. Throws an error with instructions when there is none. */
function denoBinary(): string {
  const binary = process.env.DENO_BIN;
  if (binary) return binary;
  throw new Error(
    'DENO_BIN is not set, so the functions can not be run in Deno. Run `npm test`: it installs Deno and sets DENO_BIN.',
  );
}

// All runs share Deno's cache, which must not be written to the home folder of the developer.
let denoDirectory: string | undefined;

/**
 * Runs supabase/functions/<name>/index.js in Deno on a free port, without any package.
 * `afterAll(clearAway)` removes Deno's files.
 */
export async function startInDeno(name: string, settings: Record<string, string>): Promise<ListeningProcess> {
  const script = join(projectRoot(), 'supabase', 'functions', name, 'index.js');
  denoDirectory ??= createTestDirectory();
  const flags = ['--no-prompt', '--no-config', '--no-remote', '--no-npm', '--allow-net', '--allow-env'];
  const env = {
    ...settings,
    DENO_DIR: denoDirectory,
    DENO_NO_PACKAGE_JSON: '1',
    DENO_NO_UPDATE_CHECK: '1',
    DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
    NO_COLOR: '1',
  };
  return await whenListening(startProcess(['run', ...flags, script], { program: denoBinary(), env }));
}
