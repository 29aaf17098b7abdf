import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteDataDir } from '../site';

/** What a release changes in the data directory. */
const CHANGED = ['releases', 'site'];

/** Notes what is released now; gives what brings the running site back to it. */
export function keepReleases(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'little-arches-kept-'));
  for (const part of CHANGED) copy(siteDataDir, folder, part);
  return () => {
    for (const part of CHANGED) {
      rmSync(path.join(siteDataDir, part), { recursive: true, force: true });
      copy(folder, siteDataDir, part);
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}

function copy(from: string, to: string, part: string): void {
  cpSync(path.join(from, part), path.join(to, part), { recursive: true, preserveTimestamps: true });
}
