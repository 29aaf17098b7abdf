import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseDescriptor } from '@little-arches/build/model/descriptor';
import { copyCheckout, linkInstalled } from '@little-arches/kit/files/copy-checkout';
import { readJson } from '@little-arches/kit/files/read-json';
import { runProcess } from '@little-arches/kit/processes/start-process';
import { releasedFolders } from '@little-arches/release/store/released-file';
import { descriptorKey } from '@little-arches/release/store/store-keys';
import * as v from 'valibot';
import { siteDataDir } from '../site';
import { keepReleases } from './kept-releases';
import { liveSite } from './live-site';

/**
 * Creates the team of a remote, which releases from its own checkout into the running site. Each release has
 * changed code in `pages`; without pages only the version changes.
 */
export function createTeam(remote: string, pages: readonly string[] = []) {
  const folder = mkdtempSync(path.join(tmpdir(), 'little-arches-team-'));
  const checkout = path.join(folder, 'checkout');
  const manifest = path.join(checkout, remote, 'package.json');
  let releases = 0;
  copyCheckout(checkout);
  linkInstalled(checkout);
  const bringBack = keepReleases();

  const composed = async () => (await liveSite()).composition.remotes.find(({ name }) => name === remote);

  /** Returns the folders of the store that a version needs. */
  function foldersOf(version: string): string[] {
    const text = readFileSync(path.join(siteDataDir, 'releases', descriptorKey(remote, version)), 'utf8');
    return releasedFolders(parseDescriptor(JSON.parse(text), remote));
  }

  return {
    /** Publishes a new version with the release command; resolves when it is served. */
    async release(): Promise<void> {
      const content = readJson(manifest, v.looseObject({}));
      writeFileSync(manifest, JSON.stringify({ ...content, version: `99.0.${++releases}` }));
      for (const page of pages)
        appendFileSync(
          path.join(checkout, remote, 'src/pages', page, 'page.tsx'),
          `\nconsole.debug('release ${releases}');\n`,
        );
      const verb = ['release', 'publish', remote];
      await runProcess([path.join(checkout, 'scripts/run.mjs'), ...verb], {
        cwd: checkout,
        // Without a browser: how its pages look is not the subject.
        env: { DATA_DIR: siteDataDir, CHROME_PATH: 'none' },
      });
    },
    /** Returns the remote as it is composed, and the version that is live. */
    composed,
    live: async () => (await composed())?.version,
    /** Removes files that only older tabs can request, as `gc` does after enough newer releases. */
    async collectGarbage(): Promise<void> {
      const { composition } = await liveSite();
      const { version, lastGood } = (await composed()) ?? {};
      const kept = [version, lastGood?.version].flatMap((one) => one ?? []);
      removeOthers(remote, new Set(kept.flatMap(foldersOf)));
      removeOthers('composition', new Set([`composition/${composition.id}`]));
    },
    /** Restores the site's initial state. */
    undo() {
      bringBack();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function removeOthers(name: string, kept: ReadonlySet<string>): void {
  const releases = path.join(siteDataDir, 'releases');
  for (const entry of readdirSync(path.join(releases, name)))
    if (!kept.has(`${name}/${entry}`))
      rmSync(path.join(releases, name, entry), { recursive: true, force: true });
}
