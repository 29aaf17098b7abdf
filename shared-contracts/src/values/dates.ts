// Listed here, because creating one Intl.DateTimeFormat takes 20 ms, on a phone four times as long, before a
// page with a date can respond.

/** The names of the months, January first. */
export const MONTHS: readonly string[] =
  'January February March April May June July August September October November December'.split(' ');

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** A calendar day, `2026-06-02`. Independent of time zones, because it is not a moment. */
export type CalendarDay = `${number}-${number}-${number}`;

const pad = (part: number) => String(part).padStart(2, '0');

/** Returns the day of a moment in the viewer's time zone, which differs from the day in UTC for some hours. */
export function localDay(moment: string | Date): CalendarDay {
  const date = new Date(moment);
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}` as CalendarDay;
}

/** Returns the current day in the viewer's time zone. */
export function today(): CalendarDay {
  return localDay(new Date());
}

/**
 * Returns the day on which a scan was taken. If the app sent its offset from UTC, this is the day at the place of
 * the scan, the same for a parent who travels and for a doctor abroad; otherwise it is the viewer's day.
 */
export function scanDay(scan: {
  readonly taken_at: string;
  /** Minutes east of UTC. */
  readonly taken_offset?: number | null | undefined;
}): CalendarDay {
  if (scan.taken_offset == null) return localDay(scan.taken_at);
  return dayOf(new Date(Date.parse(scan.taken_at) + scan.taken_offset * 60_000));
}

/** Returns the year and the month (1 to 12) of a day. */
export function monthOf(day: CalendarDay): { year: number; month: number } {
  const date = new Date(day);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
}

/** Returns the day `count` days later, or earlier when `count` is negative. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + count);
  return dayOf(date);
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
  return dayOf(date);
}

/** Returns a day as `2 June 2026`. */
export function formatDay(day: CalendarDay): string {
  const date = new Date(day);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
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
  return `${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/**
 * Returns the same moment in the viewer's time zone, `2026-09-11T23:30:00-04:00`, or with the place's own `offset`
 * (minutes east of UTC) when that is known. Keeps the fraction of a second.
 */
export function localTimestamp(moment: string, offset?: number | null): string {
  const date = new Date(moment);
  const east = offset ?? -date.getTimezoneOffset();
  const shifted = new Date(date.getTime() + east * 60_000).toISOString().slice(0, 19);
  const [fraction = ''] = /\.\d+/.exec(moment) ?? [];
  const [hours, minutes] = [Math.trunc(Math.abs(east) / 60), Math.abs(east) % 60].map(pad);
  return `${shifted}${fraction}${east < 0 ? '-' : '+'}${hours}:${minutes}`;
}

function dayOf(date: Date): CalendarDay {
  return date.toISOString().slice(0, 10) as CalendarDay;
}
