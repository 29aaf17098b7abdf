import {
  routerLibraries,
  sharedNames,
  sharedLibraries as versions,
} from '@little-arches/build/federation/shared-libraries';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as second from 'react-router';
import * as router from 'react-router-dom';
import manifest from '../../package.json';
import { sharedLibraries } from './shared-libraries';

/** Exports that don't belong to data mode in a browser, or may change in any patch. */
const leftOut = {
  framework: ['HydratedRouter', 'Links', 'Meta', 'PrefetchPageLinks', 'Scripts', 'ServerRouter', 'href'],
  declarative: ['BrowserRouter', 'HashRouter', 'MemoryRouter', 'Router', 'StaticRouter'],
  server: [
    ...['StaticRouterProvider', 'createStaticHandler', 'createStaticRouter', 'createRequestHandler'],
    ...['createCookie', 'createCookieSessionStorage', 'createMemorySessionStorage', 'createSession'],
    ...['createSessionStorage', 'isCookie', 'isSession'],
  ],
  tests: ['createRoutesStub'],
};

const isStable = (name: string) => !/^(unstable|UNSAFE)_/.test(name);

it('shares every stable name of the installed router except those of other modes, servers and tests', () => {
  const wanted = Object.keys(router).filter(
    (name) => isStable(name) && !/^(default|__esModule|module\.exports)$/.test(name),
  );
  expect([...sharedNames, ...Object.values(leftOut).flat()].sort()).toEqual(wanted.sort());
});

it.each(routerLibraries)('shares of %s exactly the names that the build lets remotes import', (library) => {
  expect(Object.keys(sharedLibraries[library]).sort()).toEqual([...sharedNames].sort());
  for (const name of sharedNames) expect(sharedLibraries[library][name]).toBe(Reflect.get(router, name));
});

it('shares one router under both of its names', () => {
  expect(sharedLibraries['react-router']).toBe(sharedLibraries['react-router-dom']);
  const { RouterProvider: _, ...others } = sharedLibraries['react-router'];
  for (const [name, value] of Object.entries(others)) expect(Reflect.get(second, name)).toBe(value);
});

it('shares the whole of React and of React DOM', () => {
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
