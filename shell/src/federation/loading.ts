import type { Composition } from '@little-arches/contracts/formats';
import type { Host } from '@little-arches/contracts/host';
import { describeThrown } from '@little-arches/contracts/platform';
import { createOwnDocument, type OwnDocument } from '../navigation/own-document';
import { createPrefetchedData, type PrefetchedData } from '../navigation/prefetched-data';
import type { Reports } from '../reporting/report-error';
import { ThrownScriptError } from './arrived-and-threw';
import { type CompositionIndex, createCompositionIndex } from './composition';
import type { RemoteLoader } from './load-remotes';
import { createPageFiles, type FetchPageFiles } from './page-files';
import type { Recalls } from './recalls';
import type { StartLoader } from './start-federation';

/** The composition of a page, and all that loads its remotes: those that this document admits. */
export interface Loading extends RemoteLoader {
  readonly composition: Composition;
  readonly index: CompositionIndex;
  readonly ownDocument: OwnDocument;
  readonly fetchPageFiles: FetchPageFiles;
  readonly prefetched: PrefetchedData;
  /**
   * Loads the recalls, once, with the first navigation or return to the tab, so that they cost the first page
   * nothing. Undefined after a failure.
   */
  loadRecalls(): Promise<Recalls | undefined>;
}

/** The parts of loading that differ between a browser and a test. */
export interface LoadingParts {
  readonly composition: Composition;
  /** The address the page was loaded for. */
  readonly pagePath?: string;
  readonly startLoader: StartLoader;
}

/** Creates what loads remotes; failures are reported, and published on the bus. */
export function createLoading(
  { composition, pagePath = '', startLoader }: LoadingParts,
  { reportOf }: Reports,
  bus: Host['bus'],
): Loading {
  const loader = startLoader(({ name }, version, error) => {
    reportOf(name, version, error instanceof ThrownScriptError ? 'script' : 'load')(error);
    const { message } = describeThrown(error);
    bus.publish('remote/failed', { remote: name, version, compositionId: composition.id, message });
  });
  const ownDocument = createOwnDocument(pagePath);
  let recalls: Promise<Recalls | undefined> | undefined;
  return {
    composition,
    index: createCompositionIndex(composition, pagePath),
    ownDocument,
    fetchPageFiles: createPageFiles(),
    prefetched: createPrefetchedData(),
    async load(remote) {
      if (!ownDocument.admits(remote))
        throw new Error(`Remote '${remote.name}' is kept from a document in which a password is typed`);
      const loaded = await loader.load(remote);
      return (await recalls)?.admit(loaded) ?? loaded;
    },
    loadAhead: async (remote) => (ownDocument.admits(remote) ? await loader.loadAhead(remote) : undefined),
    loadRecalls() {
      recalls ??= import(/* webpackChunkName: "recalls" */ './recalls').then(
        ({ createRecalls }) => createRecalls({ composition }),
        () => {
          recalls = undefined;
          return undefined;
        },
      );
      return recalls;
    },
  };
}
