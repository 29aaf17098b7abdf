import { sharedNames, sharedLibraries as versions } from '@scripts/build/federation/shared-libraries';
import * as React from 'react';
import manifest from '../../package.json';
import { sharedLibraries } from './shared-libraries';

it('shares of the router exactly the names the build lets remotes import', () => {
  expect(Object.keys(sharedLibraries['react-router-dom']).sort()).toEqual([...sharedNames].sort());
});

it('has something under each of those names', () => {
  for (const name of sharedNames) expect(sharedLibraries['react-router-dom'][name]).toBeDefined();
});

it('shares the whole of React', () => {
  expect(sharedLibraries.react).toEqual({ ...React });
});

it('lets no remote change what the others get', () => {
  expect(Object.isFrozen(sharedLibraries['react-router-dom'])).toBe(true);
  expect(Object.isFrozen(sharedLibraries.react)).toBe(true);
});

it('shares the libraries that the build states and package.json has', () => {
  expect(Object.keys(sharedLibraries).sort()).toEqual([...versions].sort());
  expect(Object.keys(manifest.dependencies)).toEqual(expect.arrayContaining([...versions]));
});
