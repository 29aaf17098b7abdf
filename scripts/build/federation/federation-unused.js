// Stands in for parts of Module Federation's runtime that only its manifests and remotes of remotes need: this
// site has neither, the composition names every file. Saves every visitor 4 KB.

export class SnapshotHandler {
  // Re-registering a remote after a failure forgets its manifest here.
  manifestCache = new Map();
  // No plugin has a say in manifests that are not there.
  hooks = { lifecycle: {}, applyPlugin() {}, removePlugin() {} };
}

// Asked when a remote is registered anew after a failure; without manifests there is nothing to forget.
export const getGlobalRemoteInfo = () => ({});
export const assignRemoteInfo = unused;
export const snapshotPlugin = unused;
export const generatePreloadAssetsPlugin = unused;
export const defaultPreloadArgs = unused;
export const formatPreloadArgs = unused;
export const normalizePreloadExposes = unused;
export const preloadAssets = unused;
export const remotes = unused;

function unused() {
  throw new Error('This shell loads remotes by their entry; manifests and preloadRemote() are not available');
}
