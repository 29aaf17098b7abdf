/** Returns the middle value; for an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('There is no median of nothing');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? 0;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? 0) + upper) / 2 : upper;
}

/** Returns the difference between the largest and the smallest value, as a share of the smallest. */
export function spread(values: readonly number[]): number {
  const least = Math.min(...values);
  return least === 0 ? 0 : (Math.max(...values) - least) / least;
}
