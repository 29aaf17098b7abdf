import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

const shared = ['react', 'react-dom', 'react-router-dom'];

export default {
  mode: 'production',
  devtool: false,
  entry: {},
  output: {
    path: path.resolve(import.meta.dirname, 'dist'),
    filename: '[name].[contenthash].js',
    publicPath: 'auto',
    uniqueName: 'remote_footprints',
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'remote_footprints',
      filename: 'remoteEntry.js',
      exposes: { './routes': './src/routes.js' },
      // Ordinary singletons: the remote includes a copy, which is not loaded when the shell has the library.
      shared: Object.fromEntries(shared.map((library) => [library, { singleton: true }])),
      manifest: true,
      dts: false,
    }),
  ],
};
