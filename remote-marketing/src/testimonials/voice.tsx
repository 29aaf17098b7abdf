import type { ReactNode } from 'react';
import { Portrait } from '../template/portrait';
import { Rating } from '../template/rating';
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
