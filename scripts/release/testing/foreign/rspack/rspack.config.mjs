import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';

const shared = ['react', 'react-dom', 'react-router-dom'];
// The shell provides the libraries, so the remote includes none.
const ofTheShell = { singleton: true, import: false };

const common = {
  mode: 'production',
  devtool: false,
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      { test: /\.module\.css$/, type: 'css/module' },
    ],
    parser: { 'css/module': { namedExports: false } },
    generator: { 'css/module': { localIdentName: 'sports-[local]-[hash:base64:5]' } },
  },
};

const browser = {
  ...common,
  name: 'browser',
  entry: {},
  output: {
    path: path.resolve(import.meta.dirname, 'dist'),
    filename: '[name].[contenthash].js',
    cssChunkFilename: '[name].[contenthash].css',
    uniqueName: 'remote_sports',
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'remote_sports',
      filename: 'remoteEntry.[contenthash].js',
      exposes: { './routes': './src/routes.tsx' },
      shared: Object.fromEntries(shared.map((library) => [library, ofTheShell])),
      manifest: true,
      dts: false,
    }),
  ],
};

/** The Node build from which the release renders the public pages; it uses the release's libraries. */
const node = {
  ...common,
  name: 'node',
  target: 'node20',
  entry: { routes: './src/routes.tsx' },
  externals: [/^react(-dom|-router-dom)?($|\/)/],
  externalsType: 'module',
  output: {
    path: path.resolve(import.meta.dirname, 'dist/node'),
    filename: '[name].mjs',
    chunkFilename: '[name].mjs',
    uniqueName: 'remote_sports',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
  },
};

export default [browser, node];
