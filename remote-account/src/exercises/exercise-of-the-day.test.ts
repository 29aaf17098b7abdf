import { addDays } from '@little-arches/contracts/values';
import { exerciseOfTheDay } from './exercise-of-the-day';

it('offers a different exercise on each day of a week, then repeats them', () => {
  const week = Array.from({ length: 7 }, (_, day) => exerciseOfTheDay(addDays('2026-11-20', day)).title);
  expect(new Set(week).size).toBe(7);
  expect(exerciseOfTheDay('2026-11-27').title).toBe(week[0]);
});
