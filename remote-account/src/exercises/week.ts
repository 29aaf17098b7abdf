import { addDays } from '../dates';

/** A day of the last week, as a row of marks shows it. */
export interface WeekDay {
  /** `2026-06-02`. */
  readonly day: string;
  /** `Tuesday`. */
  readonly name: string;
}

const NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The seven days that end with `today` (`2026-06-02`), the oldest first. */
export function weekUntil(today: string): WeekDay[] {
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(today, index - 6);
    return { day, name: NAMES[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '' };
  });
}
