import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as router from './shared-router';

const sharedRouter = Object.freeze({ ...router });

/**
 * The libraries shared with remotes: React as a whole, and everything of the router for data mode in a browser, as
 * one object under both of its package names. The build of a remote refuses an import of another name.
 */
export const sharedLibraries = {
  react: Object.freeze({ ...React }),
  'react-dom': ReactDOM,
  // Frozen, so that no remote can change what others get. The module above can't be changed anyway.
  'react-router-dom': sharedRouter,
  'react-router': sharedRouter,
} as const;
