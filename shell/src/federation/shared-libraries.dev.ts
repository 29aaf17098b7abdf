import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as Router from 'react-router-dom';

/**
 * The libraries shared with remotes in development: all exports, so that a new import needs no rebuild of the
 * shell.
 */
export const sharedLibraries = {
  react: React,
  'react-dom': ReactDOM,
  'react-router-dom': Router,
  'react-router': Router,
} as const;
