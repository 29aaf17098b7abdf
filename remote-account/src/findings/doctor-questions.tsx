import type { ReadyScan } from '@little-arches/contracts/values';
import textSummary from '../ui/text-summary.module.css';
import { Source } from './cited';
import styles from './doctor-questions.module.css';
import { DOCTOR_QUESTIONS, DOCTOR_SOURCES, evenness } from './verdict';

/** Renders three questions that only the family can answer; each can be a reason to see a doctor. */
export function DoctorQuestions({ scan }: { scan: ReadyScan }) {
  return (
    <details className={styles.questions}>
      <summary className={textSummary.summary}>When to see a doctor: three questions</summary>
      <ol>
        {DOCTOR_QUESTIONS.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
      <p>{evenness(scan.left_foot.arch_index, scan.right_foot.arch_index)}</p>
      <p>
        <strong>{DOCTOR_SOURCES.text}</strong> <Source finding={DOCTOR_SOURCES} />
      </p>
    </details>
  );
}
