import { Voice } from '../../testimonials/voice';
import { testimonials } from './content';
import styles from './testimonials.module.css';

export function Testimonials() {
  return (
    <section className={styles.band} aria-labelledby="testimonials">
      <div className="column">
        <h2 id="testimonials">What it was like</h2>
        <ul className={styles.voices}>
          {testimonials.map((testimonial) => (
            <li key={testimonial.id}>
              <Voice testimonial={testimonial} heading="h3" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
