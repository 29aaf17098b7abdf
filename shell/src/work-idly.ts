import { prefetchLinks } from './prefetch/prefetch-links';
import type { Failure } from './reporting/report-error';
import type { Shell } from './shell';
import { tellVisit } from './visit/tell-visit';

/**
 * What waits until the browser has nothing better to do, in one file for all of it. `failed` is what failed
 * in this page so far, where someone wants to know.
 */
export function workIdly(shell: Shell, failed: readonly Failure[] | undefined): void {
  prefetchLinks(shell);
  if (failed) tellVisit({ shell, failed });
}
