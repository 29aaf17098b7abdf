import path from 'node:path';
import type { Module, Stats } from '@rspack/core';
import type { BundledScript } from './find-reaches';

/**
 * Returns the scripts of a browser build before minification, each once. A package may have other scripts for
 * browsers than for Node. Paths are relative to the folder `root`.
 */
export function browserScripts({ compilation }: Stats, root: string): BundledScript[] {
  const { chunks, chunkGraph } = compilation;
  const scripts = new Map<string, string>();
  const take = (modules: readonly Module[]) => {
    for (const module of modules) {
      const source = module.type.startsWith('javascript/') ? module.originalSource()?.source() : undefined;
      const file = module.nameForCondition();
      if (source !== undefined)
        scripts.set(
          file ? path.relative(root, file).replaceAll('\\', '/') : 'an inlined script',
          String(source),
        );
      // Modules that Rspack has concatenated into one.
      if ('modules' in module && Array.isArray(module.modules)) take(module.modules);
    }
  };
  for (const chunk of chunks) take(chunkGraph.getChunkModules(chunk));
  return [...scripts].map(([file, text]) => ({ path: file, text }));
}
