import { type ReactNode, useEffect, useRef } from 'react';
import styles from './entrance.module.css';

/**
 * Its children rise into place when they are scrolled to (specification, section 9: 0.7 s, 50 px). They are
 * moved, never hidden, so that a page without scripts, in print or half loaded shows everything.
 */
export function Entrance({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    // What is on the screen already stays where it is.
    if (element.getBoundingClientRect().top < window.innerHeight) return;
    element.dataset.entrance = 'waiting';
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      element.dataset.entrance = 'done';
      observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className={[styles.entrance, className].filter(Boolean).join(' ')}>
      {children}
    </div>
  );
}
