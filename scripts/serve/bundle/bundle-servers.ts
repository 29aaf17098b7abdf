import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { compile } from '@scripts/build/compile';
import { projectRoot } from '@scripts/kit/project-root';

/** Writes each server that runs elsewhere as one file without dependencies: `worker.js` and `deno.js` in `to`. */
export async function bundleServers(to: string): Promise<void> {
  await compile([configOf('worker', 'worker/worker.ts', to), configOf('deno', 'deno/serve-site.ts', to)]);
}

function configOf(name: string, entry: string, to: string): Configuration {
  const folder = path.join(projectRoot(), 'scripts/serve');
  return {
    name,
    context: folder,
    mode: 'production',
    devtool: false,
    target: 'es2022',
    entry: { [name]: path.join(folder, entry) },
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
    // Deno has them. A worker has none: its build would still hold the import, and not start.
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
