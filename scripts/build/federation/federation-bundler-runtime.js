// Stands in for Module Federation's bundler runtime in a remote's entry: it takes the one that the shell
// brings (4 KB less for each remote). What a remote keeps of its own is made anew for each.
const { runtime, bundlerRuntime, attachShareScopeMap } = globalThis.littleArchesFederation;

export default {
  runtime,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { ...bundlerRuntime, S: {} },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
