import { STEP, WHOLE } from '@little-arches/kit/patience';
import { defineConfig } from '@playwright/test';

// Each worker has its own site: the effects of one test (a bad release, a stopped backend) must not disturb another.
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0) + 1;
for (const name of ['SITE_URL', 'BACKEND_URL', 'SITE_DATA_DIR']) {
  const own = process.env[`${name}_${worker}`];
  if (own) process.env[name] = own;
}

/** Folder for the report, the result and, of failed tests, what their pages showed. Git ignores it. */
const OUTPUT = '../.cache/end-to-end';

/** End-to-end tests of the composed site. Needs a running site; `npm test e2e` starts one for each worker. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: `${OUTPUT}/failures`,
  workers: 1,
  // Only for hanging tests.
  timeout: WHOLE,
  expect: { timeout: STEP, toPass: { timeout: STEP } },
  // A failed test runs once more for its trace, which would make every test slower. It stays failed.
  retries: 1,
  failOnFlakyTests: true,
  reporter: [
    ['list'],
    ['html', { open: 'never', outputFolder: `${OUTPUT}/report` }],
    ['json', { outputFile: `${OUTPUT}/result.json` }],
  ],
  use: { actionTimeout: STEP, navigationTimeout: STEP, trace: 'on-first-retry' },
});
