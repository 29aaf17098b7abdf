// Written out, because making one Intl.DateTimeFormat takes 20 ms, on a phone four times as long, before the page
// that shows a date can answer.

/** The names of the months, January first. */
export const MONTHS: readonly string[] =
  'January February March April May June July August September October November December'.split(' ');

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** A day of the calendar, `2026-06-02`. It is no moment, so no time zone moves it. */
export type CalendarDay = `${number}-${number}-${number}`;

const pad = (part: number) => String(part).padStart(2, '0');

/** Returns the day of a moment where the viewer is: a different one than in UTC for some hours of each day. */
export function localDay(moment: string | Date): CalendarDay {
  const date = new Date(moment);
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}` as CalendarDay;
}

/** Returns the day that it is where the viewer is. */
export function today(): CalendarDay {
  return localDay(new Date());
}

/** Returns the day of a moment in UTC, for pages that are prerendered and so have no viewer yet. */
export function utcDay(moment: string): CalendarDay {
  return dayOf(new Date(moment));
}

/**
 * Returns the day on which a scan was taken. When the app sent its offset from UTC, this is the day at that place,
 * the same for a parent who travels and for a doctor abroad; otherwise it is the viewer's day.
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

/** Returns the day so many days later, or before where `count` is negative. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + count);
  return dayOf(date);
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

/** Returns the name of a day in its week: `Tuesday`. */
export function formatWeekday(day: CalendarDay): string {
  return WEEKDAYS[new Date(day).getUTCDay()] ?? '';
}

/** Returns a day's month as `Jun 26`, for an axis. */
export function formatMonth(day: CalendarDay): string {
  const date = new Date(day);
  return `${MONTHS[date.getUTCMonth()]?.slice(0, 3)} ${String(date.getUTCFullYear()).slice(-2)}`;
}

/** Returns the time of day of a moment where the viewer is, as `14:05`. */
export function formatTime(moment: string): string {
  const date = new Date(moment);
  return `${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/**
 * Returns the same moment as the viewer's clock shows it, `2026-09-11T23:30:00-04:00`; with the place's own
 * `offset` (minutes east of UTC) when that is known. The fraction of a second stays.
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
