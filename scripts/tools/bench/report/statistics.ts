/** Returns the middle value; for an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('There is no median of nothing');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? 0;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? 0) + upper) / 2 : upper;
}

/** Returns the value that this share of all values does not exceed: 0.95 returns p95. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new Error('There is no percentile of nothing');
  return value;
}

/** Returns the difference between the largest and the smallest value, as a share of the smallest. */
export function spread(values: readonly number[]): number {
  const least = Math.min(...values);
  return least === 0 ? 0 : (Math.max(...values) - least) / least;
}
