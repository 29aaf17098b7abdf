import { type CalendarDay, MONTHS } from '@little-arches/contracts/values';

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** Returns the year and the month (1 to 12) of a day. */
export function monthOf(day: CalendarDay): { year: number; month: number } {
  const date = new Date(day);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
}

/** Returns how many days `to` is after `from`. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** Returns the day `months` later, or the month's last day when it is shorter (31 October + 4 is 28 February). */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const date = new Date(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0));
  date.setUTCDate(Math.min(wanted, last.getUTCDate()));
  return date.toISOString().slice(0, 10) as CalendarDay;
}

/** Returns the weekday of a day: `Tuesday`. */
export function formatWeekday(day: CalendarDay): string {
  return WEEKDAYS[new Date(day).getUTCDay()] ?? '';
}

/** Returns a day's month as `Jun 26`, for an axis. */
export function formatMonth(day: CalendarDay): string {
  const date = new Date(day);
  return `${MONTHS[date.getUTCMonth()]?.slice(0, 3)} ${String(date.getUTCFullYear()).slice(-2)}`;
}

/** Returns the time of a moment in the viewer's time zone, as `14:05`. */
export function formatTime(moment: string): string {
  const date = new Date(moment);
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
