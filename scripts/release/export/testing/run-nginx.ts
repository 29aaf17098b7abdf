import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { STEP } from '@little-arches/kit/patience';
import { findNginx } from '@little-arches/kit/processes/find-program';
import { freePort } from '@little-arches/kit/processes/free-port';

export interface RunningNginx {
  /** Origin of the server. */
  readonly url: string;
  /** Returns nginx's error messages so far. */
  complaints(): string;
  /** Stops nginx and waits until it has ended. */
  stop(): Promise<void>;
}

/**
 * Runs the machine's nginx with its own port and folders and the exported configuration. Rejects with a sentence when
 * nginx is missing, and with nginx's messages when it refuses to start.
 */
export async function runNginx(exported: string): Promise<RunningNginx> {
  const program = findNginx();
  if (!program) throw new Error('There is no nginx on this machine, or NGINX_PATH names none.');
  const folder = mkdtempSync(path.join(tmpdir(), 'little-arches-nginx-'));
  // When root starts nginx, its workers run as another user.
  chmodSync(folder, 0o755);
  mkdirSync(path.join(folder, 'temporary'));
  mkdirSync(path.join(folder, 'little-arches.d'));
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration({ exported, folder }));
  writeFileSync(
    path.join(folder, 'little-arches.d/own.conf'),
    `listen 127.0.0.1:${port};\nroot "${exported}/site";\n`,
  );
  const child = spawn(program, ['-c', file, '-p', folder, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  let ended = false;
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  const end = new Promise<void>((resolve) => {
    child.on('error', (error) => {
      complaints += error.message;
      ended = true;
      resolve();
    });
    child.on('exit', () => {
      ended = true;
      resolve();
    });
  });
  const stop = async () => {
    if (!ended) child.kill('SIGTERM');
    await end;
    rmSync(folder, { recursive: true, force: true });
  };
  for (const started = Date.now(); !(await answers(port)); ) {
    if (ended || Date.now() - started > STEP) {
      await stop();
      throw new Error(`nginx did not start with the exported configuration:\n${complaints}`);
    }
    await pause(20);
  }
  return { url: `http://127.0.0.1:${port}`, complaints: () => complaints, stop };
}

function configuration({ exported, folder }: { exported: string; folder: string }) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path "${folder}/temporary/${kind}";`,
  );
  return `daemon off;
worker_processes 1;
pid "${folder}/nginx.pid";
error_log stderr warn;
events { worker_connections 256; }
http {
  access_log off;
${temporary.join('\n')}
  include "${exported}/nginx.conf";
}
`;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.end());
  });
}
