import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { fastRefresh, firstBuilds, goodBuilds, hotPages } from './fast-refresh-dev';
import { commonConfig } from './rules';

/** Returns the development build of a remote that runs alone with its made-up host: `src/standalone.tsx`. */
export function standaloneConfig(name: string, folder: string, port: number): Configuration {
  const common = commonConfig(
    { name, folder, version: 'standalone' },
    { target: 'browser', development: true },
  );
  return {
    ...common,
    entry: path.join(folder, 'src/standalone.tsx'),
    module: { ...common.module, rules: [...(common.module?.rules ?? []), hotPages] },
    optimization: goodBuilds,
    output: { ...common.output, clean: false, publicPath: '/', trustedTypes: 'standalone' },
    plugins: [
      new rspack.HtmlRspackPlugin({
        title: `${name} (standalone)`,
        templateContent:
          '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"></head><body><div id="root"></div></body></html>',
      }),
      fastRefresh(),
      firstBuilds,
    ],
    devServer: {
      host: 'localhost',
      allowedHosts: ['localhost', '127.0.0.1'],
      port,
      hot: true,
      historyApiFallback: { disableDotRule: true },
      // On one machine compressing costs more than it saves; browsers reuse unchanged files.
      compress: false,
      static: false,
      devMiddleware: { etag: 'weak' },
      client: { overlay: { warnings: false } },
      // The same policy as on the composed site, so that violations are seen here first. The page may embed itself,
      // in a frame of a chosen width. The overlay creates its policy each time it is shown.
      headers: {
        'content-security-policy':
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self' ws:; form-action 'self'; base-uri 'none'; frame-src 'self'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types standalone rspack-dev-server#overlay 'allow-duplicates'",
      },
    },
  };
}
