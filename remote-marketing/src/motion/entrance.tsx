import { type ReactNode, useEffect, useRef } from 'react';
import styles from './entrance.module.css';

/**
 * Moves its children into place when they are scrolled into view (specification, section 9: 0.7 s, 50 px). They are
 * never hidden and move only after the visitor has scrolled, so that everything is visible without scripts, in
 * print and right after opening.
 */
export function Entrance({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      element.dataset.entrance = 'done';
      observer.disconnect();
    });
    const begin = () => {
      if (element.getBoundingClientRect().top < window.innerHeight) return;
      element.dataset.entrance = 'waiting';
      observer.observe(element);
    };
    window.addEventListener('scroll', begin, { once: true, passive: true });
    return () => {
      window.removeEventListener('scroll', begin);
      observer.disconnect();
    };
  }, []);
  return (
    <div ref={box} className={[styles.entrance, className].filter(Boolean).join(' ')}>
      {children}
    </div>
  );
}
