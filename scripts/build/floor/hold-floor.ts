import { UsageError } from '@little-arches/kit/errors/usage-error';
import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';
import { tooYoung } from './too-young';

/**
 * Fails a build whose scripts, libraries included, use a global or a member that one of the oldest browsers lacks.
 * The package's `featureTested` may name exceptions, with the reason why nothing fails without them.
 */
export function holdFloor(): RspackPluginInstance {
  return {
    apply(compiler: Compiler) {
      // The shipped form, without dead code.
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compiler.hooks.thisCompilation.tap('HoldFloor', (compilation) => {
        compilation.hooks.processAssets.tap({ name: 'HoldFloor', stage }, (assets) => {
          const texts = Object.entries(assets).flatMap(([name, asset]) =>
            name.endsWith('.js') ? asset.source().toString() : [],
          );
          compilation.errors.push(...tooYoung(texts, compiler.context).map(mistake));
        });
      });
    },
  };
}

/** Returns an error without a stack, which would only hide the sentence. */
function mistake(sentence: string): UsageError {
  const error = new UsageError(sentence);
  error.stack = sentence;
  return error;
}
