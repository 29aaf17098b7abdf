import { type ReactNode, useRef } from 'react';
import { useReadingChoices } from '../reading-choices';
import { ReadAloud } from './read-aloud';
import styles from './read-aloud.module.css';

/**
 * Renders a story that can be read aloud: the elements with `data-aloud` inside it. Speech stops when the text
 * changes.
 */
export function Readable({ id, children }: { id: string; children: ReactNode }) {
  const isShort = useReadingChoices().includes('short');
  const text = useRef<HTMLElement>(null);
  return (
    <article ref={text} className={styles.text}>
      {children}
      <ReadAloud key={`${id} ${isShort}`} text={text} />
    </article>
  );
}
