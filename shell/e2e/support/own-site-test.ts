import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WHOLE } from '@little-arches/kit/patience';
import { test as base } from '@little-arches/testing/playwright';
import { type OwnSite, startOwnSite } from './own-site';

/** Tests of a site that belongs to their file. They may change or break it; the page opens it. */
export const test = base.extend<object, { scratch: string; ownSite: OwnSite }>({
  /** Folder of this file's tests; the site's data lie in `data`. */
  scratch: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a function needs from it.
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'little-arches-own-site-'));
      await use(folder);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
    { scope: 'worker' },
  ],
  ownSite: [
    async ({ scratch }, use) => {
      const site = await startOwnSite(path.join(scratch, 'data'));
      await use(site);
      await site.command.stop();
    },
    { scope: 'worker', timeout: WHOLE },
  ],
  against: [async ({ ownSite }, use) => use(ownSite.url), { scope: 'worker' }],
});
