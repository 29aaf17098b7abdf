import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  // Generous, because the machine or the site may be busy.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // Once more for the trace; such a test stays failed.
  retries: 1,
  failOnFlakyTests: true,
  use: { trace: 'on-first-retry' },
});
