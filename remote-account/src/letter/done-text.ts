import type { ExerciseDone } from '@little-arches/contracts/backend';
import { addDays, type CalendarDay } from '@little-arches/contracts/values';
import { daysBetween } from '../days-between';

/** Largest number of days that a letter covers. */
const LONGEST = 28;

/**
 * Returns on how many of the days since the scan, at most the last 28, an exercise was ticked off: `on 12 of 28
 * days`.
 */
export function doneText(
  exercise: string,
  done: readonly Pick<ExerciseDone, 'exercise' | 'done_on'>[],
  since: CalendarDay,
  today: CalendarDay,
): string {
  const earliest = addDays(today, 1 - LONGEST);
  const from = since > earliest ? since : earliest;
  const days = daysBetween(from, today) + 1;
  const ticked = new Set(
    done
      .filter((tick) => tick.exercise === exercise && tick.done_on >= from && tick.done_on <= today)
      .map(({ done_on }) => done_on),
  );
  return days === 1 ? `on ${ticked.size} of 1 day` : `on ${ticked.size} of the last ${days} days`;
}
