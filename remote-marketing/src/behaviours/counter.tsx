import { useEffect, useRef, useState } from 'react';
import { animate } from './animate';
import styles from './counter.module.css';
import { onceVisible } from './once-visible';

/** Milliseconds (specification, section 9). */
const DURATION = 3000;

/**
 * Renders a number that counts up from zero when it comes into view. The prerendered page contains the final
 * number, and screen readers read only that one.
 */
export function Counter({ value, suffix }: { value: number; suffix: string }) {
  const box = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(value);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let stop = () => {};
    const forget = onceVisible(element, () => {
      stop = animate(DURATION, (share) => setShown(Math.round(value * share)));
    });
    return () => {
      forget();
      stop();
    };
  }, [value]);
  return (
    <span ref={box} className={styles.counter}>
      <span className="visually-hidden">{`${value}${suffix}`}</span>
      {/* One text node, because a separate suffix would move with every digit and count as a layout shift. */}
      <span aria-hidden="true">{`${shown}${suffix}`}</span>
    </span>
  );
}
