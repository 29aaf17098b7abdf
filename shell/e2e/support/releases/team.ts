import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyCheckout, linkInstalled } from '@scripts/kit/files/copy-checkout';
import { readJson } from '@scripts/kit/files/read-json';
import { runProcess } from '@scripts/kit/processes/start-process';
import * as v from 'valibot';
import { siteDataDir } from '../site';
import { keepReleases } from './kept-releases';
import { liveSite } from './live-site';

/** The team of a remote, which releases from a checkout of its own into the running site. */
export function createTeam(remote: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'little-arches-team-'));
  const checkout = path.join(folder, 'checkout');
  const manifest = path.join(checkout, remote, 'package.json');
  let releases = 0;
  copyCheckout(checkout);
  linkInstalled(checkout);
  const bringBack = keepReleases();

  return {
    /** Publishes a new version with the release command; resolves when it is served. */
    async release(): Promise<void> {
      const content = readJson(manifest, v.looseObject({}));
      writeFileSync(manifest, JSON.stringify({ ...content, version: `99.0.${++releases}` }));
      await runProcess([path.join(checkout, 'scripts/run.mjs'), 'release', 'publish', remote], {
        cwd: checkout,
        env: { DATA_DIR: siteDataDir },
      });
    },
    /** The version that is live. */
    live: async () => (await liveSite()).composition.remotes.find(({ name }) => name === remote)?.version,
    /** Removes what only older tabs can ask for, as `gc` does when enough was released since. */
    async collectGarbage(): Promise<void> {
      const { composition } = await liveSite();
      const { version, lastGood } = composition.remotes.find(({ name }) => name === remote) ?? {};
      removeOthers(remote, [version, lastGood?.version]);
      removeOthers('composition', [composition.id]);
    },
    /** Brings the site back to what it was at the beginning. */
    undo() {
      bringBack();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function removeOthers(name: string, kept: readonly (string | undefined)[]): void {
  const folder = path.join(siteDataDir, 'releases', name);
  for (const version of readdirSync(folder).filter((entry) => !kept.includes(entry)))
    rmSync(path.join(folder, version), { recursive: true, force: true });
}
