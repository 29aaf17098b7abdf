import type { Visit } from '../browser/visit';
import { median } from './statistics';

/** The medians of some visits. */
export type Summary = Readonly<
  Record<'fcp' | 'lcp' | 'interactive' | 'scriptBytes' | 'documentBytes' | 'requests' | 'cls', number>
>;

/** Takes the median of each value by itself. */
export function summarise(visits: readonly Visit[]): Summary {
  const middle = (key: keyof Summary) => median(visits.map((visit) => visit[key]));
  return {
    fcp: middle('fcp'),
    lcp: middle('lcp'),
    interactive: middle('interactive'),
    scriptBytes: middle('scriptBytes'),
    documentBytes: middle('documentBytes'),
    requests: middle('requests'),
    // One visit that moves is one too many.
    cls: Math.max(...visits.map((visit) => visit.cls)),
  };
}
