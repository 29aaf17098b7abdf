import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseScript, type Script } from '@little-arches/kit/syntax-tree';
import { minifySync } from '@swc/core';

/** Minifier options that remove dead code and keep every name. */
const withoutDeadCode = {
  module: true,
  mangle: false,
  compress: { defaults: false, unused: true, dead_code: true, side_effects: true, toplevel: true },
} as const;

/**
 * Returns the parsed scripts of a Node build in `folder`, without dead code. They contain the same code as the
 * browser's, shared contracts included, with the names of the sources. `leftOut` is a file without code of this
 * project.
 */
export function bundleScripts(folder: string, leftOut?: string): Script[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.mjs') && file !== leftOut)
    .sort()
    .map((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      return parseScript({ path: file, text: minifySync(text, withoutDeadCode).code });
    });
}
