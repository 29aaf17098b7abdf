import { Star } from 'lucide-react';
import styles from './rating.module.css';

/** Renders a rating from 1 to 5 as stars. */
export function Rating({ value }: { value: number }) {
  return (
    <p className={styles.rating}>
      <span className="visually-hidden">{`Rated ${value} of 5`}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} aria-hidden="true" className={star <= value ? styles.full : styles.empty} />
      ))}
    </p>
  );
}
