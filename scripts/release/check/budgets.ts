import type { PackageName } from '@scripts/build/packages';

/** How many bytes a visitor may have to fetch of a package, compressed with brotli. */
export interface Budget {
  /** What comes with the first page of it. */
  readonly entry: number;
  /** The entry and the files of any one page. */
  readonly page: number;
  /** All its scripts, styles and drawings. */
  readonly total: number;
}

const KB = 1024;

/** Raise one only together with the reason why visitors should wait for it. */
export const budgets: Readonly<Record<PackageName, Budget>> = {
  // The guard, the streams of events and the readers of stored formats are the shell's now, once for all remotes.
  shell: { entry: 136 * KB, page: 136 * KB, total: 175 * KB },
  'remote-marketing': { entry: 12 * KB, page: 45 * KB, total: 200 * KB },
  'remote-store': { entry: 12 * KB, page: 45 * KB, total: 100 * KB },
  'remote-account': { entry: 12 * KB, page: 45 * KB, total: 120 * KB },
  'remote-kids-zone': { entry: 12 * KB, page: 50 * KB, total: 100 * KB },
};
