import { StampMark } from '../stamps/stamp-mark';
import styles from './game.module.css';

/** Renders the message of a game to the child; `done` adds the stamp. */
export function Said({ text, done = false }: { text: string; done?: boolean }) {
  return (
    <div role="status" className={`row middle ${styles.said}`}>
      {done ? <StampMark text="Played" /> : null}
      <span>{text}</span>
    </div>
  );
}
