import { Pause, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from 'shared-contracts/ui';
import { useStillness } from './reduced-motion';
import styles from './ticker.module.css';

/**
 * A row that scrolls by itself, round and round. It waits while the pointer or the focus is on it, and for good
 * when its button says so. Without scripts and under reduced motion it is a row to scroll by hand.
 */
export function Ticker({
  label,
  items,
}: {
  label: string;
  items: readonly { readonly id: string; readonly content: ReactNode }[];
}) {
  const still = useStillness();
  const [paused, setPaused] = useState(false);
  const row = (copy: boolean) => (
    <ul
      // biome-ignore lint/a11y/noRedundantRoles: without markers VoiceOver forgets that it is a list.
      role="list"
      className={styles.row}
      aria-hidden={copy || undefined}
    >
      {items.map(({ id, content }) => (
        <li key={id} className={styles.item}>
          {content}
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.ticker} data-motion={still ? 'none' : paused ? 'paused' : 'running'}>
      <section
        className={styles.view}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the focus stops it, and by hand it scrolls by keyboard.
        tabIndex={0}
      >
        {row(false)}
        {still ? null : row(true)}
      </section>
      <p className={styles.control}>
        {still ? null : (
          <Button look="quiet" onClick={() => setPaused(!paused)}>
            {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
            <span>{paused ? 'Let it move' : 'Pause'}</span>
          </Button>
        )}
      </p>
    </div>
  );
}
