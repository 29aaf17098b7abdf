import { StampMark } from '../stamps/stamp-mark';
import styles from './game.module.css';

/** What a game says to the child; `done` with the stamp. */
export function Said({ text, done = false }: { text: string; done?: boolean }) {
  return (
    <div role="status" className={`${styles.said} ${styles.done}`}>
      {done ? <StampMark text="Played" /> : null}
      <span>{text}</span>
    </div>
  );
}
