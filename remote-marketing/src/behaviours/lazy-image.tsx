import { useEffect, useRef, useState } from 'react';
import styles from './lazy-image.module.css';
import { onceVisible } from './once-visible';

/** Pixels before the window's edge at which loading begins (specification, section 9). */
const THRESHOLD = 100;

/**
 * An image that is fetched when it is nearly in view. Until it has arrived, `placeholder`, a blurred picture
 * of the same shape and a few pixels' size as a data address, stands enlarged in its place. The observer
 * needs none of the 300 ms throttle that the specification asks of scroll listeners.
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
  useEffect(
    () => (image.current ? onceVisible(image.current, () => setNear(true), THRESHOLD) : undefined),
    [],
  );
  const size = { width, height };
  return (
    <span className={styles.frame}>
      <img
        {...size}
        ref={image}
        className={styles.image}
        // The browser keeps showing the placeholder until the image of the new address is complete.
        src={near ? src : placeholder}
        alt={alt}
      />
      <noscript>
        <img {...size} src={src} alt={alt} className={`${styles.image} ${styles.plain}`} />
      </noscript>
    </span>
  );
}
