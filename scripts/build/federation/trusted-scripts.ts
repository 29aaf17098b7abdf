import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';

/** How Rspack's runtime names the script of a chunk. */
const SRC = 'script.src = url;';

/** Who gives a script's address on the page: the shell, or in a page with overrides the script of that. */
export type ScriptHost = 'littleArchesFederation' | 'littleArchesOverride';

/**
 * Has chunks loaded through the page's one Trusted Types policy of `host`. Rspack's own option would have each build
 * create a policy, which lets every address pass, and the page allow duplicates of it.
 */
export function trustedScripts(host: ScriptHost = 'littleArchesFederation'): RspackPluginInstance {
  return {
    apply(compiler: Compiler) {
      compiler.hooks.compilation.tap('trusted scripts', (compilation) => {
        rspack.RuntimePlugin.getCompilationHooks(compilation).createScript.tap('trusted scripts', (code) => {
          if (!code.includes(SRC))
            throw new Error(`Rspack's script loader has no '${SRC}' any more: read it anew`);
          return code.replace(SRC, `script.src = globalThis.${host}.scriptUrl(url);`);
        });
      });
    },
  };
}
