import { ContactPanel } from '../../contact-panel/contact-panel';
import { Drawing } from '../../drawings/drawing';
import Voices from '../../drawings/people/voices.svg?react';
import { PageHead } from '../../page-head/page-head';
import { sampleTestimonials } from '../../testimonials/testimonials';
import { Voice } from '../../testimonials/voice';
import styles from './page.module.css';

export function Page() {
  return (
    <>
      <PageHead title="What families could say" drawing={<Drawing of={Voices} />} small>
        <p>
          Could, because these voices are samples. We made them up to show how this page will look; nobody
          said these sentences.
        </p>
      </PageHead>
      <div className={`column ${styles.page}`}>
        <ul className={`stack gap-5 unmarked ${styles.voices}`}>
          {sampleTestimonials.map((testimonial) => (
            <li key={testimonial.id} className={styles.item}>
              <Voice testimonial={testimonial} className={styles.voice}>
                <p className={styles.sample}>Sample</p>
              </Voice>
            </li>
          ))}
        </ul>
        <ContactPanel title="Your voice would be the first real one">
          Tell us what works and what doesn’t. We print words of families only with their permission, never
          pay for them, and leave the critical ones in.
        </ContactPanel>
      </div>
    </>
  );
}
