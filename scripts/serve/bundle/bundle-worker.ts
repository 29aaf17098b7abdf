import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { compile } from '@scripts/build/compile';
import { projectRoot } from '@scripts/kit/project-root';

/** Writes the server for edge workers as one file without dependencies: `worker.js` in `to`. */
export async function bundleWorker(to: string): Promise<void> {
  await compile([workerConfig(to)]);
}

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
    // A worker has none of Node's: its build would still hold the import, and not start.
    externals: [/^node:/],
    externalsType: 'module',
    output: {
      path: to,
      filename: '[name].js',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    // Its author reads it when something fails.
    optimization: { minimize: false },
    performance: false,
    stats: 'errors-warnings',
  };
}
