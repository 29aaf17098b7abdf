// Stands in for the module in which Module Federation's runtime keeps its state on `globalThis`, where any
// remote could overwrite it and so keep the others from loading. Here it belongs to the runtime alone.

const state = {
  __FEDERATION__: {
    __GLOBAL_PLUGIN__: [],
    __INSTANCES__: [],
    moduleInfo: {},
    __SHARE__: {},
    __MANIFEST_LOADING__: {},
  },
};

export { state as CurrentGlobal, state as Global, state as nativeGlobal };
export const globalLoading = {};
export const getGlobalHostPlugins = () => [];
export const setGlobalFederationInstance = (instance) =>
  void state.__FEDERATION__.__INSTANCES__.push(instance);

// What only manifests, snapshots, the debug build and entries on `globalThis` need: there are none.
export const getInfoWithoutType = (_, key) => ({ value: undefined, key });
export const getGlobalFederationConstructor = nothing;
export const setGlobalFederationConstructor = nothing;
export const getGlobalSnapshot = nothing;
export const getGlobalSnapshotInfoByModuleInfo = nothing;
export const getTargetSnapshotInfoByModuleInfo = nothing;
export const setGlobalSnapshotInfoByModuleInfo = nothing;
export const addGlobalSnapshot = nothing;
export const registerGlobalPlugins = nothing;
export const resetFederationGlobalInfo = nothing;
export const getPreloaded = nothing;
export const setPreloaded = nothing;
export const getPreloadedAsset = nothing;
export const setPreloadedAsset = nothing;
export const getRemoteEntryExports = (_, remoteEntryKey) => ({ remoteEntryKey, entryExports: undefined });

function nothing() {}
