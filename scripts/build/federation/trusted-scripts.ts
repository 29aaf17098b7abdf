import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';

/** How Rspack's runtime names the script of a chunk. */
const SRC = 'script.src = url;';

/**
 * Has chunks loaded through the shell's one Trusted Types policy. Rspack's own option would have each build
 * create a policy, which lets every address pass, and the page allow duplicates of it.
 */
export const trustedScripts: RspackPluginInstance = {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('trusted scripts', (compilation) => {
      rspack.RuntimePlugin.getCompilationHooks(compilation).createScript.tap('trusted scripts', (code) => {
        if (!code.includes(SRC))
          throw new Error(`Rspack's script loader has no '${SRC}' any more: read it anew`);
        return code.replace(SRC, 'script.src = globalThis.littleArchesFederation.scriptUrl(url);');
      });
    });
  },
};
