import { Button } from '@little-arches/contracts/ui';
import { Pause, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useStillness } from './reduced-motion';
import styles from './ticker.module.css';

/**
 * Renders a row that scrolls endlessly. It pauses while hovered or focused, and stops with its button. Without
 * scripts and under reduced motion the row is scrolled by hand.
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
      // biome-ignore lint/a11y/noRedundantRoles: VoiceOver ignores lists without markers.
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the focus pauses it, and a scroller must be reachable by keyboard.
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
