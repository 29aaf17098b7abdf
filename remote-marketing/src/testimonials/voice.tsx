import { Star } from 'lucide-react';
import { Portrait } from '../template/portrait';
import type { Testimonial } from './testimonials';
import styles from './voice.module.css';

/** One testimonial, marked as the sample it is. */
export function Voice({ testimonial }: { testimonial: Testimonial }) {
  const { rating, title, description, author, designation, img } = testimonial;
  return (
    <figure className={styles.voice}>
      <p className={styles.sample}>Sample</p>
      <Rating value={rating} />
      <blockquote className={styles.quote}>
        <h2 className={styles.title}>{title}</h2>
        <p>{description}</p>
      </blockquote>
      <figcaption className={styles.author}>
        <div className={styles.portrait}>
          <Portrait look={img} />
        </div>
        <div>
          <strong>{author}</strong>
          <p className={styles.designation}>{designation}</p>
        </div>
      </figcaption>
    </figure>
  );
}

function Rating({ value }: { value: number }) {
  return (
    <p className={styles.rating}>
      <span className="visually-hidden">Rated {value} of 5</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} aria-hidden="true" className={star <= value ? styles.full : styles.empty} />
      ))}
    </p>
  );
}
