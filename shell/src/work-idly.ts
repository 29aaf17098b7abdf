import { loadCartAhead } from './panels/load-cart-ahead';
import { prefetchLinks } from './prefetch/prefetch-links';
import type { Failure } from './reporting/report-error';
import type { Shell } from './shell';
import { reportVisit } from './visit/report-visit';

/**
 * Starts the work that waits until the browser is idle. `failed` contains the failures of this page so far, if they
 * are needed.
 */
export function workIdly(shell: Shell, failed: readonly Failure[] | undefined): void {
  prefetchLinks(shell);
  loadCartAhead(shell);
  if (failed) reportVisit({ shell, failed });
}
