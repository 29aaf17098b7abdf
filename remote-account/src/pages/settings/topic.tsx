import { Skeleton, SkeletonBlock } from '@little-arches/contracts/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import fold from '../../ui/fold.module.css';
import styles from './page.module.css';

/**
 * Renders a topic of the settings, folded until it is pressed. Links to `id` open it, and so does an error in it,
 * which may come after the person has closed it.
 */
export function Topic({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const topic = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const { current: details } = topic;
    if (!details) return;
    const observer = new MutationObserver(() => {
      if (details.querySelector('[role=alert]')) details.open = true;
    });
    observer.observe(details, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    <section aria-labelledby={`${id}-title`}>
      <details ref={topic} id={id} className={fold.fold}>
        <summary>
          <h2 id={`${id}-title`}>{title}</h2>
        </summary>
        <div className="stack">{children}</div>
      </details>
    </section>
  );
}

/** Takes the place of a topic's text while it is loaded. */
export function TextSkeleton() {
  return (
    <Skeleton>
      <SkeletonBlock className={styles.textSkeleton} />
    </Skeleton>
  );
}
