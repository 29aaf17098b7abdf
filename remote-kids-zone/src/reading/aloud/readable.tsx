import { type ReactNode, useRef } from 'react';
import { useReadingChoices } from '../reading-choices';
import { ReadAloud } from './read-aloud';
import styles from './read-aloud.module.css';

/** A story that can be read aloud: what is marked with `data-aloud` in it. The voice stops when the text is another. */
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
