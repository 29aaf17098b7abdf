import { useEffect, useRef, useState } from 'react';
import styles from './lazy-image.module.css';
import { onceVisible } from './once-visible';

/** Distance in pixels from the window at which loading begins (specification, section 9). */
const THRESHOLD = 100;

/**
 * Renders an image that is loaded shortly before it comes into view. Until then `placeholder` is shown enlarged: a
 * blurred picture of the same aspect ratio and a few pixels' size, as a data address. The specification's throttle
 * of 300 ms is for scroll listeners and does not apply to this observer.
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
        // Browsers show the placeholder until the image of the new address is complete.
        src={near ? src : placeholder}
        alt={alt}
      />
      <noscript>
        <img {...size} src={src} alt={alt} className={`${styles.image} ${styles.plain}`} />
      </noscript>
    </span>
  );
}
