import type { Composition } from '@little-arches/contracts/formats';
import type { ComposeCandidate } from '../compose/compose-candidate';
import { composeRemotes, publishComposition } from '../compose/compose-remotes';
import type { ComposedPage } from '../model/site';
import { storeSite } from '../site/stored-site';
import { liveVersionsOf, recalledVersions } from '../store/live-versions';
import type { ReleaseStore } from '../store/store';
import { sampleConfig } from './sample-build';

/** For tests: composes a site of production with the HTML that `htmlOf` returns for each path; renders nothing. */
export function composeSample(
  store: () => ReleaseStore,
  htmlOf: (path: string, composition: Composition) => string = () => '<header></header><main></main>',
): ComposeCandidate {
  return async ({ registry }) => {
    const liveVersions = liveVersionsOf(registry);
    const shell = liveVersions.find(({ name }) => name === 'shell');
    if (!shell) throw new Error('There is a shell');
    const composition = composeRemotes(registry, shell);
    await publishComposition(store(), composition);
    const pages = liveVersions.flatMap(({ name, extras }) =>
      extras.addresses.map(
        ({ path }): ComposedPage => ({
          pattern: path,
          status: 200,
          html: htmlOf(path, composition),
          listed: true,
          owner: name,
        }),
      ),
    );
    const recalled = recalledVersions(registry);
    const { id } = await storeSite(store(), {
      composition,
      config: sampleConfig,
      pages,
      unrendered: [],
      ...(recalled.length > 0 && { recalled }),
    });
    return id;
  };
}
