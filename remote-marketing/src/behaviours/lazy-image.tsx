import { useEffect, useRef, useState } from 'react';
import styles from './lazy-image.module.css';
import { onceVisible } from './once-visible';

/** Pixels before the window's edge at which loading begins (specification, section 9). */
const THRESHOLD = 100;

/**
 * An image that is fetched when it is nearly in view. Until it has arrived, `placeholder`, a tiny picture of the
 * same shape as a data address, stands blurred in its place. The observer needs none of the 300 ms throttle
 * that the specification gives to listening to scrolling.
 */
export function LazyImage({
  src,
  placeholder,
  alt,
  width,
  height,
}: {
  src: string;
  placeholder: string;
  alt: string;
  width: number;
  height: number;
}) {
  const image = useRef<HTMLImageElement>(null);
  const [near, setNear] = useState(false);
  const [state, setState] = useState<'blurred' | 'loaded'>('blurred');
  useEffect(
    () => (image.current ? onceVisible(image.current, () => setNear(true), THRESHOLD) : undefined),
    [],
  );
  const size = { width, height, className: styles.image };
  return (
    <span className={styles.frame}>
      <img
        {...size}
        ref={image}
        // The browser keeps showing the placeholder until the image of the new address is complete.
        src={near ? src : placeholder}
        alt={alt}
        data-state={state}
        onLoad={({ currentTarget }) => {
          if (near && currentTarget.currentSrc !== placeholder) setState('loaded');
        }}
        onError={() => setState('loaded')}
      />
      <noscript>
        <img {...size} src={src} alt={alt} data-state="plain" />
      </noscript>
    </span>
  );
}
