const compilerOptions = require('@little-arches/kit/typescript/compiler-options');

/** Jest options for tests of pages, in a checkout and in a team's own repository. */
module.exports = {
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.data/', '/.cache/'],
  modulePathIgnorePatterns: ['/dist/', '/.data/', '/.cache/'],
  transform: {
    '\\.[cm]?[jt]sx?$': [require.resolve('@swc/jest'), compilerOptions],
    '\\.(svg|md)$': require.resolve('./source-transform.cjs'),
  },
  // These are ES modules; the last ones exist only in a team's own repository.
  transformIgnorePatterns: ['/node_modules/(?!(marked|jose|@little-arches)/)'],
  testEnvironment: require.resolve('./browser-environment.cjs'),
  setupFilesAfterEnv: [require.resolve('./setup-web.cjs')],
  moduleNameMapper: {
    '^(.+\\.svg)\\?react$': '$1',
    '\\.module\\.css$': require.resolve('./css-modules.cjs'),
    '\\.(css|svg|woff2|mp4|webm|vtt)$': require.resolve('./asset.cjs'),
  },
};
