import type { Configuration } from '@rspack/core';

/**
 * Returns the build of servers outside Node: one file for each entry, without dependencies. A package may export
 * another build for the runtime.
 */
export function serverBundle(
  runtime: 'deno' | 'workerd',
  files: Pick<Configuration, 'name' | 'context' | 'entry' | 'output'>,
): Configuration {
  return {
    ...files,
    mode: 'production',
    devtool: false,
    target: 'es2022',
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'], conditionNames: [runtime, '...'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022' } },
        },
      ],
    },
    // The build keeps imports of Node's modules: Deno has them; an edge worker would not start with one.
    externals: [/^node:/],
    externalsType: 'module',
    output: { ...files.output, module: true, chunkFormat: 'module', library: { type: 'module' } },
    // Kept readable for its author, who reads it when something fails.
    optimization: { minimize: false },
    performance: false,
    stats: 'errors-warnings',
  };
}
