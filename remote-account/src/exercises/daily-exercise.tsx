import { addresses } from '@little-arches/contracts/routes';
import type { CalendarDay } from '@little-arches/contracts/values';
import { Link } from 'react-router-dom';
import touch from '../ui/touch.module.css';
import { exerciseOfTheDay } from './exercise-of-the-day';

/** Renders today's exercise for families without a scan, with a link to the kids zone. */
export function DailyExercise({ today }: { today: CalendarDay }) {
  const { title, text } = exerciseOfTheDay(today);
  return (
    <section className="stack gap-3" aria-labelledby="exercise-of-the-day">
      <h2 id="exercise-of-the-day">Exercise of the day</h2>
      <p>
        <strong>{`${title}.`}</strong> <span>{text}</span>
      </p>
      <p>
        <Link to={addresses.kidsZone} className={`bold ${touch.touch}`}>
          Stories and games in the Kids Zone
        </Link>
      </p>
    </section>
  );
}
