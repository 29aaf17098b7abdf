import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { siteDataDir } from '../site';

/** Removes and restores the published files of a remote while the site runs. */
export function releasesOf(remote: string) {
  const folder = path.join(siteDataDir, 'releases', remote);
  const away = `${folder}.away`;

  return {
    /** Removes the files of every version. */
    remove: () => renameSync(folder, away),
    /** Restores everything. */
    repair() {
      if (existsSync(away)) renameSync(away, folder);
    },
  };
}
