import { addDays, type CalendarDay } from 'shared-contracts/dates';

/** A day of the last week, as a row of marks shows it. */
export interface WeekDay {
  readonly day: CalendarDay;
  /** `Tuesday`. */
  readonly name: string;
}

const NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Returns the seven days that end with `today`, the oldest first. */
export function weekUntil(today: CalendarDay): WeekDay[] {
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(today, index - 6);
    return { day, name: NAMES[new Date(day).getUTCDay()] ?? '' };
  });
}
