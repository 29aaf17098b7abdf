import { rmSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { writeWhole } from '@little-arches/kit/files/write-file';
import type { Compiler, Configuration, Stats } from '@rspack/core';
import type { BuildSubject } from '../config/rules';
import { type Descriptor, parseDescriptor } from '../model/descriptor';
import type { PublishedFile } from '../model/published-version';
import { findStrangeSources } from '../uses/strange-sources';
import { descriptorFile } from './built-descriptor';
import { outputFiles } from './output-files';

/**
 * Returns the builds of a package for browser and Node. They write `dist/descriptor.json` when both are done,
 * whether `rspack build` in the package's folder or a command of ours runs them. A UsageError of `describe` is an
 * error in the sources.
 */
export function describedConfigs(
  { name, folder }: BuildSubject,
  [browser, node]: readonly [Configuration, Configuration],
  describe: (browser: Stats, node: Stats) => Descriptor | Promise<Descriptor>,
): Configuration[] {
  const file = descriptorFile(folder);
  const done: { browser?: Stats; node?: Stats } = {};
  const keep = async () => {
    if (!done.browser || !done.node || done.browser.hasErrors() || done.node.hasErrors()) return;
    const [strange] = findStrangeSources(done.browser, name, folder);
    if (strange !== undefined) throw new UsageError(strange);
    // Parsed as it will be read: its bytes are compared with those of the published version of the same sources.
    const artefact = parseDescriptor(await describe(done.browser, done.node), name);
    writeWhole(file, `${JSON.stringify(artefact, null, 2)}\n`, 0o644);
  };
  const described = (target: keyof typeof done) => ({
    apply(compiler: Compiler) {
      compiler.hooks.beforeRun.tap('Describe', () => {
        // An interrupted build must not count as the previous one.
        rmSync(file, { force: true });
      });
      compiler.hooks.done.tapPromise('Describe', async (stats) => {
        done[target] = stats;
        await keep().catch((error: unknown) => {
          if (!(error instanceof UsageError)) throw error;
          // For its author, without a stack of ours, which would only hide it.
          error.stack = error.message;
          stats.compilation.errors.push(error);
        });
      });
    },
  });
  return [
    { ...browser, plugins: [...(browser.plugins ?? []), described('browser')] },
    { ...node, plugins: [...(node.plugins ?? []), described('node')] },
  ];
}

/** Returns the files of a Node build under their published names. */
export function nodeFiles(folder: string): PublishedFile[] {
  return outputFiles(path.join(folder, 'dist/node')).map((file) => ({ ...file, path: `node/${file.path}` }));
}
