import { createRequire } from 'node:module';
import path from 'node:path';
import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';
import { judgeStandIn } from './judge-stand-in';

/**
 * Puts a file of ours in the place of a module of Module Federation. The build fails when the pattern fits no
 * module any more, or more than one: then the library has moved what the stand-in was written for.
 */
export function standIn(pattern: RegExp, by: string): RspackPluginInstance {
  const file = createRequire(import.meta.url).resolve(`./${by}`);
  const replaced = new Set<string>();
  return {
    apply(compiler: Compiler) {
      new rspack.NormalModuleReplacementPlugin(pattern, (data) => {
        const resource = data.createData?.resource;
        replaced.add(resource ?? path.resolve(path.dirname(data.contextInfo.issuer), data.request));
        // Asked for by name, or found by its path.
        if (data.createData && resource) data.createData.resource = file;
        else data.request = file;
      }).apply(compiler);
      // Only a first build asks for every module.
      let isFirst = true;
      compiler.hooks.emit.tap('stand-in', (compilation) => {
        if (!isFirst) return;
        isFirst = false;
        const complaint = judgeStandIn(pattern, by, [...replaced]);
        if (complaint) compilation.errors.push(new Error(complaint) as never);
      });
    },
  };
}
