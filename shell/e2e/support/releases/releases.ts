import { appendFileSync, existsSync, readdirSync, renameSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { siteDataDir } from '../site';

const ADDED = '\n;';

/** Breaks and mends the published files of a remote while the site runs. */
export function releasesOf(remote: string) {
  const folder = path.join(siteDataDir, 'releases', remote);
  const away = `${folder}.away`;
  let tampered: string[] = [];

  return {
    /** Takes the files of every version away. */
    remove: () => renameSync(folder, away),
    /** Adds a harmless character to every script, which its hash must notice. */
    tamper() {
      tampered = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.js'))
        .map((file) => path.join(folder, file));
      for (const file of tampered) appendFileSync(file, ADDED);
    },
    /** Makes everything as it was. */
    mend() {
      if (existsSync(away)) renameSync(away, folder);
      for (const file of tampered) truncateSync(file, statSync(file).size - ADDED.length);
      tampered = [];
    },
  };
}
