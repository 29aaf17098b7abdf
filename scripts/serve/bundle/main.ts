import path from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from '@scripts/kit/errors/usage-error';
import { bundleServers } from './bundle-servers';

/** `npm run servers -- --to DIR`: the servers for edge workers and Deno, each as one file. */
export async function run(args: readonly string[]): Promise<void> {
  const to = readFolder(args);
  await bundleServers(to);
  console.log(`Worker: ${path.join(to, 'worker.js')}\nDeno: ${path.join(to, 'deno.js')}`);
  console.log('How to run them: docs/operating.md, "Servers elsewhere".');
}

function readFolder(args: readonly string[]): string {
  try {
    const { values } = parseArgs({ args: [...args], options: { to: { type: 'string' } } });
    if (values.to) return path.resolve(values.to);
  } catch {
    // The same sentence says it.
  }
  throw new UsageError('Say where to write them: npm run servers -- --to DIR');
}
