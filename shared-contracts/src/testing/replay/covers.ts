import { isMadeUp } from '../../formats/recording/recording-parts';

/**
 * Returns true when `now` matches what was recorded. A recording has fewer fields than the original, and its
 * made-up values match any value of their kind.
 */
export function covers(recorded: unknown, now: unknown): boolean {
  if (typeof recorded === 'string' && isMadeUp(recorded)) return typeof now === 'string';
  if (Array.isArray(recorded))
    return (
      Array.isArray(now) &&
      recorded.length === now.length &&
      recorded.every((item, index) => covers(item, now[index]))
    );
  if (typeof recorded !== 'object' || recorded === null) return recorded === (now ?? null);
  if (typeof now !== 'object' || now === null) return false;
  const given = new Map<string, unknown>(Object.entries(now));
  return Object.entries(recorded).every(([field, value]) => covers(value, given.get(field)));
}
