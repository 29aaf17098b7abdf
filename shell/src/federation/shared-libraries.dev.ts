import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as Router from 'react-router-dom';

/** What remotes get of the shared libraries in development: all of it, so that no build has to be repeated. */
export const sharedLibraries = {
  react: React,
  'react-dom': ReactDOM,
  'react-router-dom': Router,
  'react-router': Router,
} as const;
