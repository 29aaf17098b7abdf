import { prefetchLinks } from '../navigation/prefetch-links';
import { measureVitals } from '../reporting/measure-vitals';
import type { Reporting } from '../reporting/start-reporting';
import { loadCartAhead } from '../slots/load-cart-ahead';
import type { Shell } from './shell';

/** Starts the work that waits until the browser is idle. Without a reporter nothing is measured. */
export function workIdly(shell: Shell, reporting: Reporting | undefined): void {
  prefetchLinks(shell);
  loadCartAhead(shell);
  if (reporting) measureVitals(reporting.takeVital);
}
