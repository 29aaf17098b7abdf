// Stands in for Module Federation's runtime in a remote's entry: it takes what the shell hands over (18 KB less for
// each remote). Shells of earlier releases hand over more, and find it again in what they are passed. What a remote
// keeps of its own is made anew for each.
const { runtime, bundlerRuntime, attachShareScopeMap } = globalThis.littleArchesFederation;

export default {
  runtime,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { ...bundlerRuntime, S: {} },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
