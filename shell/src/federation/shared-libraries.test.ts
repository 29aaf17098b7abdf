import { sharedLibraries as versions } from '@little-arches/build/federation/shared-libraries';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as second from 'react-router';
import * as router from 'react-router-dom';
import manifest from '../../package.json';
import { sharedLibraries } from './shared-libraries';

it('shares one router under both of its names', () => {
  expect(sharedLibraries['react-router']).toBe(sharedLibraries['react-router-dom']);
  expect(sharedLibraries['react-router'].Link).toBe(second.Link);
});

it('shares the whole of React, of React DOM and of the router', () => {
  expect({ ...sharedLibraries['react-router-dom'] }).toEqual({ ...router });
  expect(sharedLibraries.react).toEqual({ ...React });
  expect({ ...sharedLibraries['react-dom'] }).toEqual({ ...ReactDOM });
});

it('prevents remotes from changing what others get', () => {
  expect(Object.isFrozen(sharedLibraries['react-router-dom'])).toBe(true);
  expect(Object.isFrozen(sharedLibraries.react)).toBe(true);
});

it('shares the libraries that the build and package.json name', () => {
  expect(Object.keys(sharedLibraries).sort()).toEqual([...versions].sort());
  const installed = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(installed).toEqual(expect.arrayContaining([...versions]));
});
