import { type ReactNode, useEffect, useRef } from 'react';
import styles from './entrance.module.css';

/**
 * Its children rise into place when they are scrolled to (specification, section 9: 0.7 s, 50 px). They are
 * moved, never hidden, and only once the visitor scrolls, so that a page without scripts, in print or just
 * opened shows everything where it belongs.
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
