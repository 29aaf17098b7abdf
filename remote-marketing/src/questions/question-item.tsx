import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import { Disclaimer } from '../claims/disclaimer';
import styles from './question-item.module.css';
import type { Question } from './questions';

/** A question that opens to show its answer. `name` groups those of which one at a time is open. */
export function QuestionItem({
  question: { id, question, answer, link, aboutHealth },
  name,
  ref,
  children,
}: {
  question: Question;
  name?: string;
  ref?: Ref<HTMLDetailsElement>;
  children?: ReactNode;
}) {
  return (
    <details id={id} name={name} ref={ref} className={styles.item}>
      <summary className={styles.summary}>
        <span>{question}</span>
        <ChevronDown aria-hidden="true" className={styles.icon} />
      </summary>
      <div className={styles.answer}>
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {link ? (
          <p>
            <Link to={link.to}>{link.label}</Link>
          </p>
        ) : null}
        {aboutHealth ? <Disclaimer /> : null}
        {children}
      </div>
    </details>
  );
}
