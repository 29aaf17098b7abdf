import path from 'node:path';
import { copyCheckout } from '@scripts/kit/files/copy-checkout';
import { freePort } from '@scripts/kit/processes/free-port';
import { startSite } from '@scripts/kit/processes/start-process';
import { memoryOfTree } from '../process-memory';
import type { Part } from '../report/report';
import { layOut } from '../report/table';
import { type Target, target } from '../report/target';
import type { Stage } from '../site/stage';

/** Milliseconds after which a started site has settled. */
const SETTLING = 15_000;

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
  const [port, backendPort] = [await freePort(), await freePort()];
  const started = performance.now();
  const site = await startSite({ PORT: String(port), BACKEND_PORT: String(backendPort) }, checkout);
  try {
    const seconds = (performance.now() - started) / 1000;
    await new Promise((resolve) => setTimeout(resolve, SETTLING));
    return { seconds, memory: memoryOfTree(site.pid) };
  } finally {
    await site.stop();
  }
}
