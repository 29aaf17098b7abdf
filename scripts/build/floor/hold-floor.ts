import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';
import { UsageError } from '@scripts/kit/errors/usage-error';
import { tooYoung } from './too-young';

/**
 * Fails a build whose scripts, libraries included, use a global or a member that one of the oldest browsers lacks,
 * unless the package's `featureTested` names it with the reason why nothing fails without it.
 */
export function holdFloor(): RspackPluginInstance {
  return {
    apply(compiler: Compiler) {
      // As they ship: without what nothing calls.
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

/** A stack of ours would only hide the sentence. */
function mistake(sentence: string): UsageError {
  const error = new UsageError(sentence);
  error.stack = sentence;
  return error;
}
