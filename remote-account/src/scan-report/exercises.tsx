import type { ReadyScan } from '@little-arches/contracts/values';
import styles from './report.module.css';
import { ReportSection } from './report-section';

export function Exercises({ exercises }: { exercises: ReadyScan['exercises'] }) {
  return (
    <ReportSection id="exercises" title="Exercises">
      {exercises.length === 0 ? (
        <p>No exercises are suggested with this scan. Playing barefoot is always good.</p>
      ) : (
        <ul className={styles.exercises}>
          {exercises.map(({ title, frequency, steps }) => (
            <li key={title} className={`stack gap-2 top ${styles.exercise}`}>
              <h3>{title}</h3>
              <p className="soft">{frequency}</p>
              <ol>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </li>
          ))}
        </ul>
      )}
    </ReportSection>
  );
}
