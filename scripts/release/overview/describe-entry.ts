import type { HistoryEntry } from '../model/history';

/** Returns the parts of an entry of the history, for people. */
export function describeEntry(entry: HistoryEntry) {
  const isFirst = entry.action !== 'retire' && entry.action !== 'halt';
  return {
    action: entry.recall && entry.action !== 'halt' ? 'recall' : entry.action,
    /** The version that was live before. */
    before: entry.previous ? `before: ${entry.previous}` : isFirst && 'first',
    /** Origin, canary and reason. */
    notes: [
      entry.commit && `commit ${entry.commit}`,
      entry.from && `from ${entry.from}`,
      entry.share !== undefined && `for ${entry.share} % of the visitors`,
      entry.canary && 'after its canary',
      entry.reason,
    ].filter(Boolean),
    /** Reasons why it may reach beyond its pages. */
    allowed: Object.entries(entry.allowed ?? {}).map(([rule, reason]) => `allowed ${rule}: ${reason}`),
  };
}
