import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { type BuildSubject, commonConfig } from './config/rules';
import { compile } from './describe/compile';
import { SCENARIO_KIT } from './scenario-kit-name';

/**
 * Builds a package's scenarios and the test kit of its own contract into one script, which runs in Node and in a
 * page. It is no part of a release.
 */
export async function buildScenarioKit(subject: BuildSubject): Promise<string> {
  const { folder } = subject;
  // Two commands may build the same kit at once.
  const output = mkdtempSync(path.join(tmpdir(), 'little-arches-kit-'));
  const own = path.join(folder, 'src/testing/scenarios.ts');
  const source = [
    "export { createHttpBackend } from '@little-arches/contracts/testing';",
    `export { scenarios } from ${JSON.stringify(own)};`,
  ].join('\n');
  const common = commonConfig(subject, { target: 'browser', development: false });
  try {
    await compile([
      {
        ...common,
        entry: `data:text/javascript,${encodeURIComponent(source)}`,
        module: {
          ...common.module,
          generator: {
            ...common.module?.generator,
            css: { exportsOnly: true },
            asset: { emit: false },
            'asset/resource': { emit: false },
          },
        },
        output: {
          ...common.output,
          path: output,
          publicPath: '/',
          filename: 'kit.js',
          library: { type: 'var', name: SCENARIO_KIT },
        },
        optimization: { minimize: false, splitChunks: false },
        plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
      },
    ]);
    return readFileSync(path.join(output, 'kit.js'), 'utf8');
  } finally {
    rmSync(output, { recursive: true });
  }
}
