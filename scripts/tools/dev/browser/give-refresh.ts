import * as runtime from 'react-refresh/runtime';

/**
 * Provides React's fast refresh for remotes, which name it as an external: React asks one runtime only which component
 * replaces which, so a second one would bring back what was edited in the first.
 */
const refreshOf = (remote: string): typeof runtime => ({
  ...runtime,
  // Module ids start at the remote's folder, so the same id comes from several builds.
  register: (type, id) => runtime.register(type, `${remote} ${id}`),
  // The shell did that, before React was there.
  injectIntoGlobalHook() {},
});

Object.assign(globalThis, { littleArchesRefresh: refreshOf });
