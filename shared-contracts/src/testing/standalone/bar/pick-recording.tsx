import { useState } from 'react';
import { describeThrown } from '../../../thrown';
import { goTo, hrefOfRecording } from '../opened-scenario';
import { keepPicked } from '../recording-source';
import styles from '../standalone.module.css';

/** Opens a file that the QA panel saved. */
export function PickRecording() {
  const [problem, setProblem] = useState('');
  async function open(file: File | undefined) {
    if (!file) return;
    try {
      goTo(hrefOfRecording('/', await keepPicked(file), {}, window.location.href));
    } catch (error) {
      setProblem(describeThrown(error).message);
    }
  }
  return (
    <details>
      <summary>Recording</summary>
      <label>
        Open a recording of the QA panel{' '}
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => {
            void open(currentTarget.files?.[0]);
            // Lets a person pick the same file again after a change.
            currentTarget.value = '';
          }}
        />
      </label>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </details>
  );
}
