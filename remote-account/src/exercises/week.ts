import { addDays, type CalendarDay, formatWeekday } from '@little-arches/contracts/values';

/** A day of the last week, shown as one mark of a row. */
export interface WeekDay {
  readonly day: CalendarDay;
  /** `Tuesday`. */
  readonly name: string;
}

/** Returns the seven days that end with `today`, the oldest first. */
export function weekUntil(today: CalendarDay): WeekDay[] {
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(today, index - 6);
    return { day, name: formatWeekday(day) };
  });
}
