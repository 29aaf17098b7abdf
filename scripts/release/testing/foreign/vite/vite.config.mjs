import path from 'node:path';
import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';

const shared = ['react', 'react-dom', 'react-router-dom'];

const remote = federation({
  name: 'remote_sandals',
  filename: 'remoteEntry-[hash].js',
  exposes: { './routes': path.resolve(import.meta.dirname, 'src/routes.tsx') },
  // The shell provides the libraries, so the remote includes none.
  shared: Object.fromEntries(shared.map((library) => [library, { singleton: true, import: false }])),
  manifest: true,
  dts: false,
});

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  // Relative to the entry, so that the remote works at any address.
  base: './',
  css: { modules: { generateScopedName: 'sandals-[local]-[hash:base64:5]' } },
  build: { target: 'es2022', modulePreload: false, rolldownOptions: { input: 'src/routes.tsx' } },
  // The workbench is an ordinary page with its own copy of the libraries.
  plugins: mode === 'workbench' ? [] : [remote],
}));
