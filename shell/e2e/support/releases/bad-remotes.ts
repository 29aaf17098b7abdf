import { rmSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { WHOLE } from '@little-arches/kit/patience';
import { runProcess } from '@little-arches/kit/processes/start-process';
import { programArgs } from '@little-arches/kit/processes/typescript-program';
import { test as base } from '@little-arches/testing/playwright';
import { siteDataDir } from '../site';
import { keepReleases } from './kept-releases';

const REMOTES = ['remote-bad', 'remote-worse', 'remote-later'];
/** Runs in its own process, because it imports Node builds, which Jest can't. */
const PROGRAM = 'shell/e2e/support/releases/bad-remote/release-bad-remotes.ts';

/** Tests of a site into which the remotes of the folder `bad-remote` are released. */
export const test = base.extend<object, { badRemotes: undefined }>({
  badRemotes: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a function needs from it.
    async ({}, use) => {
      const restore = keepReleases();
      try {
        const args = programArgs(path.join(projectRoot(), PROGRAM), siteDataDir);
        await runProcess(args, { cwd: projectRoot() });
        await use(undefined);
      } finally {
        restore();
        // The folder into which the release unpacked their Node builds.
        for (const name of REMOTES)
          rmSync(path.join(projectRoot(), '.cache/prerender', name), { recursive: true, force: true });
      }
    },
    { scope: 'worker', auto: true, timeout: WHOLE },
  ],
});
