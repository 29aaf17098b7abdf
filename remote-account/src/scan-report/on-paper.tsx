import { type CalendarDay, formatDay, type ReadyScan } from '@little-arches/contracts/values';
import styles from './report.module.css';

/** Renders when the scan was printed; only for print. */
export function PaperFacts({ today }: { today: CalendarDay }) {
  return (
    <p hidden className={styles.paper}>
      {`Printed on ${formatDay(today)}.`}
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
