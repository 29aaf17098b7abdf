import { Portrait } from '../template/portrait';
import { Rating } from '../template/rating';
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
