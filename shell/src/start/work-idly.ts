import { prefetchLinks } from '../navigation/prefetch-links';
import { measureVitals } from '../reporting/measure-vitals';
import type { Reporting } from '../reporting/start-reporting';
import { loadCartAhead } from '../slots/load-cart-ahead';
import type { Contexts } from './contexts';

/** Starts the work that waits until the browser is idle. Without a reporter nothing is measured. */
export function workIdly({ loading, frame }: Contexts, reporting: Reporting | undefined): void {
  prefetchLinks(loading, frame);
  loadCartAhead(loading, frame);
  if (reporting) measureVitals(reporting.takeVital);
}
