import { Star } from 'lucide-react';
import { Portrait } from '../../template/portrait';
import { testimonials } from './content';
import styles from './testimonials.module.css';

export function Testimonials() {
  return (
    <section className={styles.band} aria-labelledby="testimonials">
      <div className="column">
        <h2 id="testimonials">What it was like</h2>
        <ul className={styles.voices}>
          {testimonials.map(({ id, rating, title, description, author, designation, img }) => (
            <li key={id}>
              <figure className={styles.voice}>
                <Rating value={rating} />
                <blockquote className={styles.quote}>
                  <h3>{title}</h3>
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
            </li>
          ))}
        </ul>
      </div>
    </section>
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
