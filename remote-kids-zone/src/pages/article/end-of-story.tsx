import { useEffect, useRef } from 'react';
import { stamp, useStamps } from '../../stamps/stamp-book';
import { StampMark } from '../../stamps/stamp-mark';
import styles from './end-of-story.module.css';

/** Renders the end of a story. When it comes into view, the story counts as read and gets a stamp on this device. */
export function EndOfStory({ id }: { id: string }) {
  const end = useRef<HTMLDivElement>(null);
  const stamped = useStamps().read.includes(id);

  useEffect(() => {
    // Browsers without IntersectionObserver show the story, but add no stamp.
    if (stamped || !end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) stamp('read', id);
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [id, stamped]);

  return (
    <div ref={end} role="status" className={styles.end}>
      {stamped ? (
        <>
          <StampMark text="Read" />
          <span>You read it all! This story has your stamp.</span>
        </>
      ) : null}
    </div>
  );
}
