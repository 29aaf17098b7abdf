import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linkTree } from '@little-arches/kit/files/link-tree';
import { siteDataDir } from '../site';

/** Saves the current releases; returns the function that restores them in the running site. */
export function keepReleases(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'little-arches-kept-'));
  copy(siteDataDir, folder);
  return () => {
    rmSync(path.join(siteDataDir, 'releases'), { recursive: true, force: true });
    copy(folder, siteDataDir);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}

/** Copies what a release changes in the data directory. */
function copy(from: string, to: string): void {
  linkTree(path.join(from, 'releases'), path.join(to, 'releases'));
}
