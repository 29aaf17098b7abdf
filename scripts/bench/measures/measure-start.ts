import { spawn } from 'node:child_process';
import path from 'node:path';
import { copyCheckout } from '@scripts/kit/files/copy-checkout';
import { environment } from '@scripts/kit/processes/environment';
import { freePort } from '@scripts/kit/processes/free-port';
import { memoryOfTree } from '../process-memory';
import type { Part } from '../report/report';
import { layOut } from '../report/table';
import { type Target, target } from '../report/target';
import type { Stage } from '../site/stage';

/** Milliseconds after which a started site has settled. */
const SETTLING = 15_000;
/** Milliseconds a start may take before it counts as failed. */
const PATIENCE = 600_000;

interface Start {
  readonly seconds: number;
  /** Bytes, undefined where the system doesn't tell. */
  readonly memory: number | undefined;
}

/** `npm start` of a checkout in which nothing was installed, and once more. */
export async function measureStart(stage: Stage): Promise<Part> {
  const checkout = path.join(stage.folder('clone'), 'checkout');
  copyCheckout(checkout);
  const first = await start(checkout);
  const second = await start(checkout);
  const seconds = ({ seconds: value }: Start) => `${value.toFixed(1)} s`;
  const memory = ({ memory: value }: Start) => (value ? `${Math.round(value / 1e6)} MB` : 'not told');
  const targets: Target[] = [
    target('first start', first.seconds, 90, ' s'),
    target('second start', second.seconds, 12, ' s'),
  ];
  const largest = Math.max(...[first, second].map((value) => value.memory ?? 0));
  if (largest > 0) targets.push(target('memory once settled', largest / 1e6, 1000, ' MB'));
  return {
    title: 'npm start',
    lines: layOut([
      ['', 'until Ready', 'memory of all its processes'],
      ['first start, npm ci included', seconds(first), memory(first)],
      ['second start', seconds(second), memory(second)],
    ]),
    targets,
    data: { first, second },
  };
}

async function start(checkout: string): Promise<Start> {
  const [port, backendPort] = [await freePort(0), await freePort(0)];
  const started = performance.now();
  const child = spawn(process.execPath, [path.join(checkout, 'scripts/run.mjs'), 'start'], {
    cwd: checkout,
    env: { ...environment, PORT: String(port), BACKEND_PORT: String(backendPort) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  try {
    await new Promise<void>((resolve, reject) => {
      let output = '';
      const read = (chunk: Buffer) => {
        output += chunk.toString();
        if (/^Ready: /m.test(output)) resolve();
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('error', reject);
      const failed = (why: string) => reject(new Error(`npm start ${why}:\n${output}`));
      child.once('exit', (code) => failed(`ended with ${code}`));
      setTimeout(() => failed('never was ready'), PATIENCE).unref();
    });
    const seconds = (performance.now() - started) / 1000;
    await new Promise((resolve) => setTimeout(resolve, SETTLING));
    return { seconds, memory: child.pid && memoryOfTree(child.pid) };
  } finally {
    child.kill('SIGINT');
    await ended;
  }
}
