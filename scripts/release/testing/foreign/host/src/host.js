import { parseRemote } from '@little-arches/contracts/remote';
import { createTestHost, sampleProducts } from '@little-arches/contracts/testing';
import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import { createRoot } from 'react-dom/client';
import * as Router from 'react-router-dom';

// Our remotes use the Module Federation runtime of their host (experiments.externalRuntime).
globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

const shareable = (lib, version) => ({
  lib: () => lib,
  version,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});
// Address of the page, with the remote and version to load:
// ?name=remote-store&entry=/assets/…/remoteEntry.js&global=remote_store_…
const { name, entry, global } = Object.fromEntries(new URL(window.location.href).searchParams);
const host = createInstance({
  name: 'another_site',
  remotes: [{ name, entry: new URL(entry, window.location.href).href, entryGlobalName: global }],
  shared: {
    react: shareable(React, React.version),
    'react-dom': shareable(ReactDom, ReactDom.version),
    'react-router-dom': shareable(Router, ROUTER_VERSION),
    'react-router': shareable(Router, ROUTER_VERSION),
  },
});

const { default: exposed } = await host.loadRemote(`${name}/routes`);
const made = createTestHost({ answers: { functions: { getProducts: () => ({ data: sampleProducts }) } } });
const router = Router.createMemoryRouter(parseRemote(name, exposed).mount(made), {
  initialEntries: ['/store'],
});
createRoot(document.getElementById('root')).render(React.createElement(Router.RouterProvider, { router }));
