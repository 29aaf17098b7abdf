import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { commonConfig } from './rules';

/**
 * The policy of the composed site, as far as a document can set its own. It allows requests to its own folder only.
 */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-src 'self'; require-trusted-types-for 'script'; trusted-types standalone";

/**
 * Returns the build of a remote alone as a folder of files: one document with relative addresses, for any static
 * server. The document names its charset, which its scripts inherit, because many servers name none.
 */
export function standaloneFolderConfig(name: string, folder: string, output: string): Configuration {
  const common = commonConfig(
    { name, folder, version: 'standalone' },
    { target: 'browser', development: false },
  );
  const hashed = (extension: string) => `[name].[contenthash:10].${extension}`;
  return {
    ...common,
    entry: path.join(folder, 'src/standalone.tsx'),
    output: {
      ...common.output,
      path: output,
      publicPath: 'auto',
      trustedTypes: 'standalone',
      filename: hashed('js'),
      cssFilename: hashed('css'),
      assetModuleFilename: '[name].[contenthash:10][ext]',
    },
    plugins: [
      new rspack.HtmlRspackPlugin({
        title: `${name} (standalone)`,
        templateContent: `<!doctype html><html lang="en" data-host="folder"><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${POLICY}"><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"></head><body><div id="root"></div></body></html>`,
      }),
    ],
  };
}
