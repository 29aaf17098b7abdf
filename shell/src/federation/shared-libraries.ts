import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as router from 'react-router-dom';

const sharedRouter = Object.freeze({ ...router });

/**
 * The libraries shared with remotes, each whole: React, and the router as one object under both of its package
 * names.
 */
export const sharedLibraries = {
  react: Object.freeze({ ...React }),
  'react-dom': ReactDOM,
  // Frozen, so that no remote can change what others get. The module above can't be changed anyway.
  'react-router-dom': sharedRouter,
  'react-router': sharedRouter,
} as const;
