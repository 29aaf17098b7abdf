import path from 'node:path';
import { parseArgs } from 'node:util';
import { compile } from '@little-arches/build/compile';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { projectRoot } from '@little-arches/kit/files/project-root';
import type { Configuration } from '@rspack/core';

/** `npm run servers -- --to DIR`: writes the server for edge workers as one file. */
export async function run(args: readonly string[]): Promise<void> {
  const to = readFolder(args);
  await compile([workerConfig(to)]);
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

/** Returns the build of the server for edge workers: one file without dependencies, `worker.js` in `to`. */
function workerConfig(to: string): Configuration {
  const folder = path.join(projectRoot(), 'scripts/serve');
  return {
    name: 'worker',
    context: folder,
    mode: 'production',
    devtool: false,
    target: 'es2022',
    entry: { worker: path.join(folder, 'worker/worker.ts') },
    resolve: { extensions: ['.ts', '.js', '.mjs'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
    // A worker has no Node modules: the build would keep the import, and the worker would not start.
    externals: [/^node:/],
    externalsType: 'module',
    output: {
      path: to,
      filename: '[name].js',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    // Kept readable for its author, who reads it when something fails.
    optimization: { minimize: false },
    performance: false,
    stats: 'errors-warnings',
  };
}
