const compilerOptions = require('@scripts/kit/typescript/compiler-options');

/** What tests of pages need of Jest, in a checkout and in a team's own repository. */
module.exports = {
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.data/', '/.cache/'],
  modulePathIgnorePatterns: ['/dist/', '/.data/', '/.cache/'],
  transform: {
    '\\.[cm]?[jt]sx?$': [require.resolve('@swc/jest'), compilerOptions],
    '\\.svg$': require.resolve('./svg-transform.cjs'),
  },
  // These are ES modules; the last are there in a team's own repository.
  transformIgnorePatterns: ['/node_modules/(?!(marked|jose|pixelmatch|shared-contracts|@scripts)/)'],
  testEnvironment: require.resolve('./browser-environment.cjs'),
  setupFilesAfterEnv: [require.resolve('./setup-web.cjs')],
  moduleNameMapper: {
    '^(.+\\.svg)\\?react$': '$1',
    '\\.module\\.css$': require.resolve('./css-modules.cjs'),
    '\\.(css|svg|woff2|mp4|webm|vtt)$': require.resolve('./asset.cjs'),
  },
};
