import { fileURLToPath } from 'node:url';
import { WHOLE } from '@scripts/kit/patience';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const common = {
  rootDir: here('../..'),
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.data/', '/.cache/'],
  modulePathIgnorePatterns: ['/dist/', '/.data/', '/.cache/'],
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs', ignoreDynamic: false },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!(marked|jose)/)'],
};

/** @type {import('jest').Config} */
export default {
  // The one limit of all tests and hooks. It is there for what hangs: a busy machine must not reach it.
  testTimeout: WHOLE,
  projects: [
    {
      ...common,
      displayName: 'web',
      testMatch: ['<rootDir>/{shell,shared-contracts,remote-*}/src/**/*.test.{ts,tsx}'],
      testEnvironment: here('browser-environment.cjs'),
      setupFilesAfterEnv: [here('setup-web.ts')],
      moduleNameMapper: {
        '\\.module\\.css$': here('css-modules.cjs'),
        '\\.(css|svg|woff2|mp4|webm|vtt)$': here('asset.cjs'),
      },
    },
    {
      ...common,
      displayName: 'node',
      testMatch: ['<rootDir>/{scripts,supabase}/**/*.test.ts'],
      testEnvironment: here('node-environment.cjs'),
      setupFiles: [here('setup-node.ts')],
    },
    {
      ...common,
      displayName: 'e2e',
      testMatch: ['<rootDir>/shell/e2e/**/*.test.ts'],
      testEnvironment: here('node-environment.cjs'),
      setupFiles: [here('setup-node.ts'), here('setup-journeys.ts')],
    },
  ],
};
