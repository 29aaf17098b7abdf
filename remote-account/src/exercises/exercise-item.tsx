import type { ReadyScan } from '@little-arches/contracts/values';
import type { ReactNode } from 'react';
import forms from '../forms/form.module.css';
import textSummary from '../ui/text-summary.module.css';
import styles from './exercises.module.css';
import type { useTicks } from './use-ticks';

/**
 * Renders an exercise as an item of a list: what to do, with a box to tick off for today, and how it goes. `who` is
 * the child's name where the list has exercises of several children, and `picture` its avatar.
 */
export function ExerciseItem({
  exercise: { title, frequency, steps },
  ticks,
  who,
  picture,
  children,
}: {
  exercise: ReadyScan['exercises'][number];
  ticks: ReturnType<typeof useTicks>;
  who?: string;
  picture?: ReactNode;
  children?: ReactNode;
}) {
  const { wanted, saving } = ticks.of(title);
  return (
    <li className={`stack gap-2 ${styles.exercise}`}>
      <label className={`line gap-2 bold ${styles.label}`}>
        <input
          type="checkbox"
          className={forms.box}
          checked={wanted}
          aria-busy={saving}
          onChange={() => ticks.press(title)}
        />
        {picture}
        <span>
          <span className={styles.title}>{title}</span>
          <span className={`quiet ${styles.frequency}`}>{who ? `${who} · ${frequency}` : frequency}</span>
        </span>
      </label>
      {steps.length > 0 ? (
        <details className={styles.steps}>
          <summary className={textSummary.summary}>
            Steps<span className="visually-hidden">{` of ${title}`}</span>
          </summary>
          <ol className="stack gap-1">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      ) : null}
      {children}
    </li>
  );
}
