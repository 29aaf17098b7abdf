import * as runtime from 'react-refresh/runtime';

/**
 * Provides React's fast refresh for remotes, where it is an external. React uses only one runtime to find which
 * component replaces which; a second one would restore earlier versions of components edited in the first.
 */
const refreshOf = (remote: string): typeof runtime => ({
  ...runtime,
  // Module ids start at the remote's folder, so several builds have the same ids.
  register: (type, id) => runtime.register(type, `${remote} ${id}`),
  // The shell did this before React was loaded.
  injectIntoGlobalHook() {},
});

Object.assign(globalThis, { littleArchesRefresh: refreshOf });
