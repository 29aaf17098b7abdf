const long = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const short = new Intl.DateTimeFormat('en-GB', { month: 'short', year: '2-digit', timeZone: 'UTC' });

/** `2 June 2026`, in UTC, the same on the server and in every browser. */
export function formatDate(timestamp: string): string {
  return long.format(new Date(timestamp));
}

/** `Jun 26`, for an axis. */
export function formatMonth(timestamp: string): string {
  return short.format(new Date(timestamp));
}

/** The names of the months, January first. */
export const MONTHS: readonly string[] = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month)),
);

/** The day (`2026-06-02`) of a timestamp in UTC. */
export function dayOf(timestamp: string): string {
  return new Date(timestamp).toISOString().slice(0, 10);
}

/** The day `months` later; the month's last day when it has no such day (31 October + 4 is 28 February). */
export function addMonths(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, lastDay));
  return date.toISOString().slice(0, 10);
}
