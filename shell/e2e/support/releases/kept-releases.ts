import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linkTree } from '@little-arches/kit/files/link-tree';
import { replaceFile } from '@little-arches/kit/files/write-file';
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

/**
 * Copies what a release changes in the data directory. The record of the last seen pointer is restored before the
 * pointer.
 */
function copy(from: string, to: string): void {
  const trust = 'release-trust.json';
  replaceFile(path.join(to, trust), readFileSync(path.join(from, trust)));
  linkTree(path.join(from, 'releases'), path.join(to, 'releases'));
}
