import type * as Runtime from 'react-refresh/runtime';

/**
 * Stands in for `react-refresh/runtime` in a remote: React asks one runtime only which component replaces
 * which, so a second one would bring back what was edited in the first.
 */
const { littleArchesRefresh: shared } = globalThis as unknown as { littleArchesRefresh: typeof Runtime };

/** Set by the refresh plugin: the build's unique name. */
declare const __react_refresh_library__: string;

export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  isLikelyComponentType,
  performReactRefresh,
} = shared;

/** Module ids start at the remote's folder, so the same id comes from several builds. */
export const register: typeof shared.register = (type, id) =>
  shared.register(type, `${__react_refresh_library__} ${id}`);

/** The shell did that, before React was there. */
export const injectIntoGlobalHook: typeof shared.injectIntoGlobalHook = () => {};
