import { WHOLE } from '@little-arches/kit/patience';
import { test as base } from '@little-arches/testing/playwright';
import { runReleaseProgram } from './run-release-program';

const REMOTES = ['remote-bad', 'remote-worse', 'remote-later'];

/** Tests of a site into which the remotes of the folder `bad-remote` are released. */
export const test = base.extend<object, { badRemotes: undefined }>({
  badRemotes: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a function needs from it.
    async ({}, use) => {
      const takeAway = await runReleaseProgram('bad-remote/release-bad-remotes.ts', REMOTES);
      await use(undefined);
      takeAway();
    },
    { scope: 'worker', auto: true, timeout: WHOLE },
  ],
});
