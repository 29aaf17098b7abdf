import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Disclosure } from '../behaviours/disclosure';
import { Disclaimer } from '../claims/disclaimer';
import styles from './question-item.module.css';
import type { Question } from './questions';

/** Renders a question that opens to show its answer. Questions with the same `name` exclude each other. */
export function QuestionItem({
  question: { id, question, answer, link, aboutHealth },
  name,
  children,
}: {
  question: Question;
  name?: string;
  children?: ReactNode;
}) {
  return (
    <Disclosure id={id} name={name} title={question} className={styles.item}>
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
    </Disclosure>
  );
}
