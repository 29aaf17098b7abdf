import { Portrait } from '../../template/portrait';
import { Rating } from '../../template/rating';
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
