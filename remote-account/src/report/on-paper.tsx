import { birthOf } from '@little-arches/contracts/backend';
import { type CalendarDay, type Child, formatDay, type ReadyScan } from '@little-arches/contracts/values';
import styles from './report.module.css';

/** Renders whose scan it is and when it was printed; only for print. */
export function PaperFacts({
  child,
  today,
}: {
  child: Pick<Child, 'birth_month' | 'birth_year'>;
  today: CalendarDay;
}) {
  return (
    <p hidden className={styles.paper}>
      {`Born in ${birthOf(child)}. Printed on ${formatDay(today)}.`}
    </p>
  );
}

/** Renders the suggested exercises without their steps; only for print. */
export function PaperExercises({ exercises }: Pick<ReadyScan, 'exercises'>) {
  return (
    <section hidden className={styles.paper}>
      <h2>Exercises</h2>
      {exercises.length === 0 ? <p>None suggested.</p> : null}
      <ul>
        {exercises.map(({ title, frequency }) => (
          <li key={title}>{`${title}: ${frequency}`}</li>
        ))}
      </ul>
    </section>
  );
}
