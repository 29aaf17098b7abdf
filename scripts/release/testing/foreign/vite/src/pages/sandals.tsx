import { useState } from 'react';
import styles from './sandals.module.css';

const questions = ['Does the heel stay in place?', 'Can all toes move?', 'Does the sole bend?'];

export function Page() {
  const [yes, setYes] = useState<ReadonlySet<string>>(new Set());
  return (
    <div className="column">
      <h1>Sandals</h1>
      {questions.map((question) => (
        <label key={question} className={styles.question}>
          <input
            type="checkbox"
            onChange={({ target }) => {
              const others = [...yes].filter((one) => one !== question);
              setYes(new Set(target.checked ? [...others, question] : others));
            }}
          />
          {question}
        </label>
      ))}
      <output>
        {yes.size} of {questions.length}
      </output>
    </div>
  );
}
