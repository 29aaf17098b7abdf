import { MONTHS } from 'shared-contracts/dates';

/** `Jun 26`, for an axis. */
export function formatMonth(timestamp: string): string {
  const date = new Date(timestamp);
  return `${MONTHS[date.getUTCMonth()]?.slice(0, 3)} ${String(date.getUTCFullYear()).slice(-2)}`;
}

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

/** The day so many days later, or before where `count` is negative. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** The day (`2026-06-02`) that it is where the browser is. */
export function localDay(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
