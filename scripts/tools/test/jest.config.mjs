import { fileURLToPath } from 'node:url';
import patience from '@little-arches/kit/patience';
import preset from '@little-arches/testing/jest-preset';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const { testEnvironment, setupFilesAfterEnv, moduleNameMapper, ...both } = preset;
// Not in the folder of temporary files, which each run removes.
const common = { ...both, rootDir: here('../../..'), cacheDirectory: here('../../../.cache/jest') };

/** @type {import('jest').Config} */
export default {
  // Only for hanging tests; tests of pages have another limit (scripts/testing/setup-web.cjs).
  testTimeout: patience.WHOLE,
  projects: [
    {
      ...common,
      displayName: 'web',
      testMatch: ['<rootDir>/{shell,shared-contracts,remote-*}/src/**/*.test.{ts,tsx}'],
      testEnvironment,
      setupFilesAfterEnv,
      moduleNameMapper,
    },
    {
      ...common,
      displayName: 'node',
      testMatch: ['<rootDir>/{scripts,supabase}/**/*.test.ts'],
      testEnvironment: here('node-environment.cjs'),
      moduleNameMapper,
    },
  ],
};
