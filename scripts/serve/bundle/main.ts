import path from 'node:path';
import { parseArgs } from 'node:util';
import { compile } from '@little-arches/build/compile';
import { serverBundle } from '@little-arches/build/server-bundle';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { projectRoot } from '@little-arches/kit/files/project-root';

/** `npm run servers -- --to DIR`: writes the server for edge workers as one file. */
export async function run(args: readonly string[]): Promise<void> {
  const to = readFolder(args);
  const context = path.join(projectRoot(), 'scripts/serve');
  const entry = { worker: path.join(context, 'worker/worker.ts') };
  const output = { path: to, filename: '[name].js' };
  await compile([serverBundle('workerd', { name: 'worker', context, entry, output })]);
  console.log(`Worker: ${path.join(to, 'worker.js')}`);
  console.log('How to run it: docs/hosting.md, "Web servers".');
}

function readFolder(args: readonly string[]): string {
  try {
    const { values } = parseArgs({ args: [...args], options: { to: { type: 'string' } } });
    if (values.to) return path.resolve(values.to);
  } catch {
    // The test prints the same sentence.
  }
  throw new UsageError('Say where to write it: npm run servers -- --to DIR');
}
