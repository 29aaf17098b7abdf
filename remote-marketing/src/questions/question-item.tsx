import type { ReactNode } from 'react';
import { Disclosure } from '../behaviours/disclosure';
import styles from './question-item.module.css';
import type { Question } from './questions';

/** Renders a question that opens to show its answer. Questions with the same `name` exclude each other. */
export function QuestionItem({
  question: { id, title, content },
  name,
  children,
}: {
  question: Question;
  name?: string;
  children?: ReactNode;
}) {
  return (
    <Disclosure id={id} name={name} title={title} className={styles.item}>
      {content}
      {children}
    </Disclosure>
  );
}
