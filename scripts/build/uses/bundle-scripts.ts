import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseScript, type Script } from '@scripts/kit/syntax-tree';
import { minifySync } from '@swc/core';

/** Takes away what nothing calls, and leaves every name as it is. */
const withoutDeadCode = {
  module: true,
  mangle: false,
  compress: { defaults: false, unused: true, dead_code: true, side_effects: true, toplevel: true },
} as const;

/**
 * The scripts of a Node build in `folder`, parsed, without what nothing calls. They hold what the browser's do, shared
 * contracts and all, under the names that the sources have. A file that has nothing of this project can be left out.
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
