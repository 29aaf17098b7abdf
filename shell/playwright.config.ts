import { defineConfig } from '@playwright/test';
import { STEP, WHOLE } from '@scripts/kit/patience';

// Each worker has its own site, as in scripts/tools/test/setup-e2e.ts.
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0) + 1;
for (const name of ['SITE_URL', 'BACKEND_URL', 'SITE_DATA_DIR']) {
  const own = process.env[`${name}_${worker}`];
  if (own) process.env[name] = own;
}

/** End-to-end tests of the composed site. Needs a running site; `npm test e2e` starts one for each worker. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '../.cache/end-to-end/failures',
  timeout: WHOLE,
  expect: { timeout: STEP },
  reporter: [['list'], ['html', { open: 'never', outputFolder: '../.cache/end-to-end/report' }]],
  use: { actionTimeout: STEP, navigationTimeout: STEP, trace: 'retain-on-failure' },
});
