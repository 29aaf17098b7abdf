import { useEffect, useRef, useState } from 'react';
import styles from './counter.module.css';
import { onceVisible } from './once-visible';
import { prefersReducedMotion } from './reduced-motion';

/** Milliseconds (specification, section 9). */
const DURATION = 3000;

/**
 * A number that counts up from nought when it comes into view. The page is sent with the final number, and
 * assistive technology reads only that.
 */
export function Counter({ value, suffix }: { value: number; suffix: string }) {
  const box = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(value);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let frame = 0;
    const forget = onceVisible(element, () => {
      if (prefersReducedMotion()) return;
      let start: number | undefined;
      const count = (now: number) => {
        start ??= now;
        const done = Math.min((now - start) / DURATION, 1);
        setShown(Math.round(value * (1 - (1 - done) ** 3)));
        if (done < 1) frame = requestAnimationFrame(count);
      };
      frame = requestAnimationFrame(count);
    });
    return () => {
      forget();
      cancelAnimationFrame(frame);
    };
  }, [value]);
  return (
    <span ref={box} className={styles.counter}>
      <span className="visually-hidden">
        {value}
        {suffix}
      </span>
      {/* One text: a suffix of its own would move with every digit, which counts as a layout shift. */}
      <span aria-hidden="true">{`${shown}${suffix}`}</span>
    </span>
  );
}
