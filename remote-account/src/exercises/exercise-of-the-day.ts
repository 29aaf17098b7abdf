import { type CalendarDay, daysBetween } from '@little-arches/contracts/values';

/** An exercise for feet that requires neither a scan nor a level. */
export interface DailyExercise {
  readonly title: string;
  readonly text: string;
}

const PLAYS: readonly DailyExercise[] = [
  { title: 'Cushion islands', text: 'Lay cushions on the floor and step from one to the next, barefoot.' },
  {
    title: 'The rope bridge',
    text: 'Lay a rope on the floor and walk along it, heel to toe, there and back.',
  },
  {
    title: 'Barefoot outside',
    text: 'Walk on grass, sand or leaves for a few minutes. Look for sharp things first.',
  },
  {
    title: 'The pillow path',
    text: 'Walk slowly over a row of pillows and blankets without touching the floor.',
  },
  { title: 'The tightrope', text: 'Walk along a line between tiles or planks with arms stretched out.' },
  {
    title: 'Stones in the river',
    text: 'Put sheets of paper on a carpet and cross the river on these stones.',
  },
  {
    title: 'The mountain path',
    text: 'Roll up two towels and walk along them barefoot, one foot before the other.',
  },
];

/** Returns the exercise of a day: the same one for everyone, and a different one on the next day. */
export function exerciseOfTheDay(today: CalendarDay): DailyExercise {
  const play = PLAYS[daysBetween('1970-01-01', today) % PLAYS.length];
  if (!play) throw new Error('There is no exercise of the day.');
  return play;
}
