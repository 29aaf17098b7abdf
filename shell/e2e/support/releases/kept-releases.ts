import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteDataDir } from '../site';

/** What a release changes in the data directory: what was seen of the pointer goes back before the pointer does. */
const CHANGED = ['release-trust.json', 'releases'];

/** Notes what is released now; gives what brings the running site back to it. */
export function keepReleases(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'little-arches-kept-'));
  copy(siteDataDir, folder);
  return () => {
    rmSync(path.join(siteDataDir, 'releases'), { recursive: true, force: true });
    copy(folder, siteDataDir);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}

function copy(from: string, to: string): void {
  for (const part of CHANGED)
    cpSync(path.join(from, part), path.join(to, part), { recursive: true, preserveTimestamps: true });
}
