// Stands in for the module by which Module Federation's runtime finds out where it runs: in a browser, and
// without the debug switch in localStorage, whose first reading holds a slow phone up for some 15 ms.

export const isBrowserEnvValue = true;
export const isBrowserEnv = () => true;
export const isReactNativeEnv = () => false;
export const isDebugMode = () => false;
export const getProcessEnv = () => ({});
