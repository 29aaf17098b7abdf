import path from 'node:path';
import { scratchFolder } from '@little-arches/build/testing/scratch-folder';
import type { Manifest } from '@module-federation/sdk';
import { readForeignManifest } from './read-manifest';

const scratch = scratchFolder();

const assets = { js: { sync: ['routes.js'], async: [] }, css: { sync: [], async: ['page.css'] } };
const react = {
  id: 'react',
  name: 'react',
  version: '',
  requiredVersion: '^19.3.0',
  singleton: true,
  hash: '',
  assets,
};

/** Returns a manifest as Module Federation's plugins write it, typed by their own type. */
function manifest(more: object = {}, metaData: object = {}): Partial<Manifest> {
  return {
    id: 'remote_sports',
    name: 'remote_sports',
    metaData: {
      name: 'remote_sports',
      globalName: 'remote_sports',
      publicPath: 'auto',
      pluginVersion: '2.9.2',
      type: 'app',
      types: { path: '', name: '', zip: '', api: '' },
      buildInfo: { buildVersion: '1.4.0', buildName: 'remote-sports' },
      remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
      ...metaData,
    } as Manifest['metaData'],
    shared: [react],
    remotes: [],
    exposes: [{ id: 'routes', name: 'routes', path: './routes', assets }],
    ...more,
  } as Partial<Manifest>;
}

function read(value: object = manifest()) {
  scratch.write('mf-manifest.json', JSON.stringify(value));
  return readForeignManifest(scratch.path, 'remote-sports');
}

it('reads entry, container, libraries and styles', () => {
  expect(read()).toEqual({
    entry: 'remoteEntry.js',
    container: { global: 'remote_sports' },
    buildVersion: '1.4.0',
    libraries: { react: '19.3.0' },
    styles: ['page.css'],
  });
});

it('reads an entry that is an ES module, and skips libraries that the shell does not share', () => {
  const entry = { remoteEntry: { name: 'remoteEntry-A1.js', path: '', type: 'module' } };
  const shared = [react, { ...react, name: 'lodash', requiredVersion: '*', singleton: false }];
  expect(read(manifest({ shared }, entry))).toMatchObject({
    entry: 'remoteEntry-A1.js',
    container: { global: 'remote_sports', type: 'module' },
    libraries: { react: '19.3.0' },
  });
});

it.each<[string, object, object, RegExp]>([
  ['a container of another name', {}, { globalName: 'app1' }, /called 'app1'\. Write name: 'remote_sports'/],
  ['files at a fixed address', {}, { publicPath: '/static/' }, /'\/static\/'.*publicPath: 'auto'/],
  [
    'an entry of another type',
    {},
    { remoteEntry: { name: 'a.js', path: '', type: 'commonjs' } },
    /of type 'commonjs'/,
  ],
  ['no routes', { exposes: [{ path: './button', assets }] }, {}, /exposes no '.\/routes'/],
  ['a react of its own', { shared: [] }, {}, /its own react/],
  ['several instances of react', { shared: [{ ...react, singleton: false }] }, {}, /singleton: true/],
  ...['', '*', '>=18', '^18.0.0 || ^19.0.0', false].map(
    (requiredVersion): [string, object, object, RegExp] => [
      `the range ${JSON.stringify(requiredVersion)}`,
      { shared: [{ ...react, requiredVersion }] },
      {},
      /in the range '.*can't be held against the shell's version\. Write shared:/,
    ],
  ),
])('refuses a manifest with %s, and names the fix', (_, more, metaData, sentence) => {
  expect(() => read(manifest(more, metaData))).toThrow(sentence);
});

it('reports a missing folder or manifest, and errors in one', () => {
  expect(() => readForeignManifest(path.join(scratch.path, 'dist'), 'remote-sports')).toThrow(
    /There is no folder .*dist\. Build remote-sports/,
  );
  expect(() => readForeignManifest(scratch.path, 'remote-sports')).toThrow(
    /holds no mf-manifest\.json.*manifest: true/,
  );
  expect(() => read({})).toThrow(/mf-manifest\.json is wrong at 'metaData'/);
});
