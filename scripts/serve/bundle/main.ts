import path from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from '@scripts/kit/errors/usage-error';
import { bundleWorker } from './bundle-worker';

/** `npm run servers -- --to DIR`: the server for edge workers as one file. */
export async function run(args: readonly string[]): Promise<void> {
  const to = readFolder(args);
  await bundleWorker(to);
  console.log(`Worker: ${path.join(to, 'worker.js')}`);
  console.log('How to run it: docs/hosting.md, "Web servers".');
}

function readFolder(args: readonly string[]): string {
  try {
    const { values } = parseArgs({ args: [...args], options: { to: { type: 'string' } } });
    if (values.to) return path.resolve(values.to);
  } catch {
    // The same sentence says it.
  }
  throw new UsageError('Say where to write it: npm run servers -- --to DIR');
}
