import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Portrait } from '../template/portrait';
import type { Testimonial } from './testimonials';
import styles from './voice.module.css';

/** Renders one testimonial. `children` mark it as a sample. */
export function Voice({
  testimonial,
  heading: Heading = 'h2',
  className = '',
  children,
}: {
  testimonial: Testimonial;
  heading?: 'h2' | 'h3';
  className?: string;
  children?: ReactNode;
}) {
  const { rating, title, description, author, designation, img } = testimonial;
  return (
    <figure className={`${styles.voice} ${className}`}>
      {children}
      <Rating value={rating} />
      <blockquote className="stack gap-2 top">
        <Heading>{title}</Heading>
        <p>{description}</p>
      </blockquote>
      <figcaption className="line">
        <div className={styles.portrait}>
          <Portrait look={img} />
        </div>
        <div>
          <strong>{author}</strong>
          <p className="quiet">{designation}</p>
        </div>
      </figcaption>
    </figure>
  );
}

/** Renders a rating from 1 to 5 as stars. */
function Rating({ value }: { value: number }) {
  return (
    <p className={styles.rating}>
      <span className="visually-hidden">{`Rated ${value} of 5`}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} aria-hidden="true" className={star <= value ? styles.full : styles.empty} />
      ))}
    </p>
  );
}
